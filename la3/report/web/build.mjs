// Bundles the page and writes it as a C++ file: node build.mjs NODE_MODULES OUT.cpp
// The file is committed (la3/report/page.cpp), so that building la3 needs no npm: `make page` writes it again.
// The licences of the packages that ended up in the bundle go along, as a comment: every report hands them on.
import {existsSync, readFileSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, join, resolve} from "node:path";
import {fileURLToPath} from "node:url";

const [modules, out] = process.argv.slice(2).map((path) => resolve(path));
const esbuild = createRequire(join(modules, "x.js"))("esbuild");
const here = dirname(fileURLToPath(import.meta.url));

const packages = (paths) =>
  new Set(paths.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter(Boolean));

async function bundle(entry) {
  const result = await esbuild.build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    lineLimit: 160, // for git: a change then touches a few lines of the committed file
    write: false,
    metafile: true,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    charset: "utf8",
    legalComments: "none",
    nodePaths: [modules],
    absWorkingDir: here,
  });
  const used = Object.entries(Object.values(result.metafile.outputs)[0].inputs);
  return {
    text: result.outputFiles[0].text.trimEnd(),
    read: packages(Object.keys(result.metafile.inputs)),
    used: packages(used.filter(([, {bytesInOutput}]) => bytesInOutput > 0).map(([path]) => path)),
  };
}

// What the bundle contains: the packages it took something of, and those they depend on of which esbuild saw nothing.
// These are inside a package's own file: d3-array's has internmap in it, d3-delaunay's has delaunator.
function contained({read, used}) {
  const names = new Set(used);
  for (const name of names) {
    const {dependencies} = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
    for (const next of Object.keys(dependencies ?? {})) if (!read.has(next)) names.add(next);
  }
  return [...names].sort();
}

// Packages with the same text after their copyright lines share one entry.
function licences(names) {
  const entries = new Map();
  for (const name of names) {
    const file = ["LICENSE", "LICENSE.md", "LICENSE.txt"].map((f) => join(modules, name, f)).find(existsSync);
    if (!file) throw new Error(`${name}: no licence file found in its package`);
    const text = readFileSync(file, "utf8").trim();
    entries.set(text, [...(entries.get(text) ?? []), name]);
  }
  return [...entries].map(([text, of]) => `${of.join(", ")}:\n${text}`).join("\n\n");
}

// Neither the script nor the style may end the element it will stand in.
function checked(text, end) {
  if (text.toLowerCase().includes(end) || text.includes("<!--"))
    throw new Error(`the bundle contains ${end} or <!--`);
  return text;
}

// A raw string literal: what git shows is what the page has.
function literal(text) {
  if (text.includes(')page"')) throw new Error('the bundle contains )page"');
  return `R"page(${text})page"`;
}

const script = await bundle("main.js");
const style = await bundle("style.css");
const notices = licences(contained(script)).replaceAll("*/", "* /");
const text = `${script.text}\n/* This page contains these packages:\n\n${notices}\n*/`;
writeFileSync(
  out,
  `// Written by la3/report/web/build.mjs, by way of \`make page\`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = ${literal(checked(text, "</script"))};

static constexpr char kStyle[] = ${literal(checked(style.text, "</style"))};

const Page& page() {
  static constexpr Page kPage = {{kScript, sizeof(kScript) - 1}, {kStyle, sizeof(kStyle) - 1}};
  return kPage;
}

}  // namespace la3::report
`,
);
