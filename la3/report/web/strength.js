// How strong the learned policy is, and the short trainings that say so (--strength auto).
import {h, table} from "./dom.js";
import {count, fixed, percent, plural, signed} from "./format.js";

const at = (strength) => (strength === 0 ? "None" : fixed(strength, 2));

function expected({predictions}, strength) {
  const found = predictions.find(([of]) => of === strength);
  return strength === 0 || !found ? "" : `${signed(found[1], 1)} (\u00B1${fixed(found[2], 1)})`;
}

export function strength(of, chosen) {
  const applied =
    chosen !== null &&
    chosen !== undefined &&
    chosen < 1 &&
    h(
      "p",
      {},
      chosen === 0
        ? "A policy is expected to gain nothing here: policy.json leaves images as they are."
        : `Each operation is applied with a probability of ${fixed(chosen, 2)}, independently of the others.`,
    );
  if (!of) return applied;
  if (of.lengths.length === 0)
    return [h("h3", {}, "Strength"), h("p", {}, `Chosen: ${at(of.chosen)}; ${of.why}.`), applied];
  const caption = "Accuracy of short trainings with the policy at some strengths";
  return [
    h("h3", {}, "Strength"),
    h(
      "p",
      {},
      `Chosen: ${at(of.chosen)}; ${of.why}. Short trainings with the policy at some strengths, judged on ${count(of.images)} images that they were not trained with, and the gains over none that follow for all strengths:`,
    ),
    table(
      caption,
      [
        "Strength",
        ...of.lengths.map((epochs) => plural(epochs, "epoch")),
        `Gain expected in ${plural(of.epochs, "epoch")}`,
      ],
      of.rows.map(({strength: tried, accuracies}) => [
        at(tried),
        ...accuracies.map((accuracy) => (accuracy === null ? "\u2013" : percent(accuracy, 2))),
        expected(of, tried),
      ]),
    ),
    applied,
  ];
}
