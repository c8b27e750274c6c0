// What ran, on what, for how long, with which settings.
import {chart, nameAxis, Plot} from "./chart.js";
import {absent, h, section} from "./dom.js";
import {duration} from "./format.js";

const facts = [
  ["command", "Command"],
  ["data", "Data"],
  ["network", "Network"],
  ["device", "Device"],
  ["machine", "Machine"],
  ["started", "Started"],
  ["seed", "Seed"],
  ["seeds", "Seeds per training"],
  ["la3", "la3"],
  ["libtorch", "LibTorch"],
];

function stages(all) {
  const known = all.filter((stage) => stage.seconds !== null && (stage.done || stage.seconds > 0));
  if (known.length === 0) return null;
  const total = known.reduce((sum, stage) => sum + stage.seconds, 0);
  const left = (width) => (width < 500 ? 150 : 190);
  return chart("Time of each stage", `${duration(total)} in all.`, (width) => ({
    height: 22 * known.length + 8,
    marginTop: 4,
    marginBottom: 4,
    marginLeft: left(width),
    marginRight: 90,
    x: {axis: null},
    y: {domain: known.map((_, i) => i), padding: 0.3},
    marks: [
      nameAxis(left(width), (i) => known[i].name),
      Plot.barX(known, {x: "seconds", y: (_, i) => i, fill: "var(--learned)", fillOpacity: 0.7}),
      Plot.text(known, {
        x: "seconds",
        y: (_, i) => i,
        text: (stage) => duration(stage.seconds) + (stage.done ? "" : " so far"),
        textAnchor: "start",
        dx: 5,
      }),
    ],
  }));
}

export function run({run: of, config}) {
  const rows = facts
    .filter(([key]) => of?.[key] !== undefined)
    .map(([key, title]) => [
      h("dt", {}, title),
      h("dd", {}, key === "command" ? h("code", {}, of[key]) : String(of[key])),
    ]);
  return section(
    "run",
    "Run",
    of ? h("dl", {}, rows) : absent("run.json is missing: what ran is not known."),
    of && stages(of.stages),
    config === null
      ? absent("config.toml is missing: the settings are not known.")
      : h("details", {}, h("summary", {}, "Settings (config.toml)"), h("pre", {tabindex: "0"}, config)),
  );
}
