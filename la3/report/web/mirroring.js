// Which labels are mirrored in the final trainings, if the search has measured it (--flip by-label).
import {h, name, table} from "./dom.js";
import {count, percent, plural, signed} from "./format.js";

const many = 24; // labels: of more, the table is folded

function verdict({mirrored, doubtful}) {
  const text = mirrored ? "mirrored" : "not mirrored";
  return doubtful ? `${text}: not known well enough to tell, as others` : text;
}

function row(of, names) {
  return [
    name(names[of.label]),
    count(of.images),
    percent((100 * of.recognised) / of.images, 1),
    percent((100 * (of.recognised - of.lost + of.won)) / of.images, 1),
    `${signed((100 * (of.won - of.lost)) / of.images, 1)} (${count(of.lost)} lost, ${count(of.won)} won)`,
    verdict(of),
  ];
}

export function mirroring(flips, names) {
  if (!flips) return null;
  const kept = flips.filter((of) => !of.mirrored).length;
  const caption = "Validation images as they are and mirrored left to right";
  const shown = table(
    caption,
    ["Label", "Images", "Recall", "Mirrored", "Change (points)", "In training"],
    flips.map((of) => row(of, names)),
  );
  return [
    h("h3", {}, "Mirroring"),
    h(
      "p",
      {},
      `Of ${plural(flips.length, "label")}, ${count(kept)} must not be mirrored: their images, mirrored, are no longer recognised by a network that was trained without mirroring. All compared trainings keep these as they are and mirror half of the others.`,
    ),
    flips.length <= many
      ? shown
      : h("details", {}, h("summary", {}, `All ${plural(flips.length, "label")}`), shown),
  ];
}
