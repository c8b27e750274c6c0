// Labels of which the search could learn little, and what became of them.
import {h, name, table} from "./dom.js";
import {count, percent, plural} from "./format.js";

const many = 24; // labels: of more, the table is folded
const reasons = {
  "no images": "no validation images",
  "few images": "few validation images",
  chance: "recognised no more often than by chance",
};

export function uncertain(of, names) {
  if (!of) return null;
  const mean = of.filter((label) => label.mean_policy).length;
  const shown = table(
    "What the network recognises without augmentation",
    ["Label", "Validation images", "Recall", "Why", "Policy"],
    of.map((label) => [
      name(names[label.label]),
      count(label.images),
      label.recall === null ? "\u2013" : percent(label.recall, 1),
      reasons[label.why] ?? label.why,
      label.mean_policy ? "mean of the others" : "its own",
    ]),
  );
  const fate =
    mean === 0
      ? "All of them have policies of their own."
      : `Of these, ${count(mean)} cannot be told from chance, so what triples do to them is chance too: they have the mean policy of the others.`;
  return [
    h("h3", {}, "What the search could not learn"),
    h("p", {}, `The search could learn little of ${plural(of.length, "label")}. ${fate}`),
    of.length <= many ? shown : h("details", {}, h("summary", {}, `All ${plural(of.length, "label")}`), shown),
  ];
}

// A sentence for the policy's section; null if all labels have a policy of their own.
export function withMeanPolicy(of, names) {
  const labels = (of ?? []).filter((label) => label.mean_policy);
  if (labels.length === 0) return null;
  const first = labels.slice(0, 6).flatMap((label, i) => [i === 0 ? "" : ", ", name(names[label.label])]);
  const rest = labels.length > 6 ? ` and ${count(labels.length - 6)} more` : "";
  const have = labels.length === 1 ? "1 label has" : `${count(labels.length)} labels have`;
  return h(
    "p",
    {class: "uncertain"},
    `${have} the mean policy of the others, as the `,
    h("a", {href: "#search"}, "search"),
    " could not learn what suits them: ",
    first,
    `${rest}.`,
  );
}
