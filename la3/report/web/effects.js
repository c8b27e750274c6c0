// What each op did to each label in the search, from the evaluations.
import {absent, h, section} from "./dom.js";
import {count, plural, signed} from "./format.js";
import {changes, matrix, mean} from "./matrix.js";

const title = "Effects";

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
      ...changes(
        rows.flatMap(({values}) => values),
        (of, op) => (of.triples ? `, ${plural(of.triples[op], "triple")}` : ""),
      ),
    }),
  );
}
