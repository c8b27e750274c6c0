// What each op did to each label in the search, from the evaluations.
import {absent, h, section} from "./dom.js";
import {count, fixed, plural, signed} from "./format.js";
import {matrix, mean, scale} from "./matrix.js";

const title = "Effects";

// What most cells stay below, so that one outlier does not leave the rest pale: a number as the legend shows it.
function typical(values) {
  const sizes = values
    .filter((value) => value !== null)
    .map(Math.abs)
    .sort((a, b) => a - b);
  if (sizes.length === 0) return 1;
  const most = sizes[Math.floor(0.97 * (sizes.length - 1))];
  return most > 9 ? Math.ceil(most) : Math.max(0.1, Math.ceil(10 * most) / 10);
}

export function effects({search, ops, labels}) {
  const found = search?.evaluations;
  if (!found) return section("effects", title, absent("No triples have been evaluated yet."));
  const row = (name, {mean: reward, effect, triples, tried}) => ({
    name,
    values: effect,
    triples,
    extra: [
      {text: signed(reward, 1), key: reward},
      {text: count(Math.round(tried)), key: tried},
    ],
  });
  const tried = found.rows.filter((entry) => entry.tried > 0);
  const rows = tried.map((entry) => row(entry.label === null ? "All labels" : labels[entry.label], entry));
  const pinned = [];
  if (rows.length > 1)
    pinned.push(
      row("Mean of all labels", {
        mean: mean(tried.map((entry) => entry.mean)),
        tried: mean(tried.map((entry) => entry.tried)),
        effect: ops.map((_, op) => mean(tried.map(({effect}) => effect[op]))),
      }),
    );
  const all = rows.flatMap(({values}) => values);
  const most = typical(all);
  const end = fixed(most, most > 9 ? 0 : 1);
  const untried = found.rows.length - tried.length;
  return section(
    "effects",
    title,
    h(
      "p",
      {},
      "The mean reward of the label's evaluated triples that contain the operation minus the mean reward of all its evaluated triples, in percentage points: below zero, triples with the operation cost the label recall. Later triples were chosen because they looked promising, so this describes what was tried; it is no experiment on single operations.",
    ),
    untried > 0 && h("p", {class: "fine"}, `${plural(untried, "label")} without any evaluation yet.`),
    matrix({
      id: "op-effects",
      caption: "Effect of each operation on each label, in percentage points",
      ops,
      extras: ["Mean reward", "Tried"],
      rows,
      pinned,
      cell: (value, of, op) =>
        value === null
          ? {text: "\u00B7", kind: "untried", strength: 0, title: "never tried"}
          : {
              text: signed(value, 1),
              kind: value < 0 ? "loss" : "gain",
              strength: Math.min(1, Math.abs(value) / most),
              title: `${signed(value, 2)} points${of.triples ? `, ${plural(of.triples[op], "triple")}` : ""}`,
            },
      legend: scale([
        [`${all.some((value) => value < -most) ? "\u2264 " : ""}\u2212${end}`, "loss", 1],
        ["", "loss", 0.5],
        ["0", "gain", 0],
        ["", "gain", 0.5],
        [`${all.some((value) => value > most) ? "\u2265 " : ""}+${end}`, "gain", 1],
      ]),
    }),
  );
}
