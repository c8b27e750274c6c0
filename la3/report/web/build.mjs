// Bundles the page and writes it as a C++ file: node build.mjs NODE_MODULES OUT.cpp
// The licences of the packages that ended up in the bundle go along, as a comment: every report hands them on.
import {existsSync, readFileSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, join, resolve} from "node:path";
import {fileURLToPath} from "node:url";

const [modules, out] = process.argv.slice(2).map((path) => resolve(path));
const esbuild = createRequire(join(modules, "x.js"))("esbuild");
const here = dirname(fileURLToPath(import.meta.url));

async function bundle(entry) {
  const result = await esbuild.build({
    entryPoints: [join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    charset: "utf8",
    legalComments: "none",
    nodePaths: [modules],
    absWorkingDir: here,
  });
  return {text: result.outputFiles[0].text.trimEnd(), inputs: Object.keys(result.metafile.inputs)};
}

// Packages with the same text after their copyright lines share one entry.
function licences(inputs) {
  const names = new Set(
    inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]).filter(Boolean),
  );
  const entries = new Map();
  for (const name of [...names].sort()) {
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

// Adjacent literals of some thousand bytes each, escaped so that no compiler reads anything into them.
function literal(text) {
  const bytes = Buffer.from(text, "utf8");
  const lines = [];
  for (let start = 0; start < bytes.length; start += 4096) {
    let line = "";
    for (const byte of bytes.subarray(start, start + 4096)) {
      const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c && byte !== 0x3f;
      line += plain ? String.fromCharCode(byte) : "\\" + byte.toString(8).padStart(3, "0");
    }
    lines.push(`    "${line}"`);
  }
  return `std::string_view(\n${lines.join("\n")},\n    ${bytes.length})`;
}

const script = await bundle("main.js");
const style = await bundle("style.css");
const notices = licences(script.inputs).replaceAll("*/", "* /");
const text = `${script.text}\n/* This page contains these packages:\n\n${notices}\n*/`;
writeFileSync(
  out,
  `// Written by la3/report/web/build.mjs.
#include "la3/report/page.h"

namespace la3::report {

const Page& page() {
  static constexpr Page kPage = {
      ${literal(checked(text, "</script"))},
      ${literal(checked(style.text, "</style"))}};
  return kPage;
}

}  // namespace la3::report
`,
);
