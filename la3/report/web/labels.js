// Which labels gained and which lost, by recall.
import {chart, nameAxis, Plot, textWidth} from "./chart.js";
import {absent, h, section} from "./dom.js";
import {count, fixed, plural, points, signed} from "./format.js";

const shown = 24; // labels in a chart; of more, the best and the worst
const few = 100; // test images of a label: with fewer, a single one is more than a point

function changes(of, names, policy, against) {
  return of.labels
    .map((label, i) => ({name: names[label], from: against.recall[i], to: policy.recall[i]}))
    .filter((row) => row.from !== null && row.to !== null)
    .map((row) => ({...row, change: row.to - row.from}))
    .sort((a, b) => b.change - a.change);
}

function bars(title, description, rows) {
  const all = rows.map((row) => row.change);
  const domain = [Math.min(0, ...all), Math.max(0, ...all)];
  if (domain[0] === domain[1]) domain[1] = 1;
  const left = (width) => (width < 500 ? 110 : 190);
  const beside = 8 + Math.ceil(Math.max(...all.map((change) => textWidth(signed(change, 1))))); // for the numbers
  return chart(title, description, (width) => ({
    height: 22 * rows.length + 62,
    marginLeft: left(width),
    marginRight: 8,
    x: {
      domain,
      label: "Change of recall (points)",
      grid: true,
      insetLeft: beside,
      insetRight: beside,
      ticks: width < 500 ? 5 : 8,
      tickFormat: (d) => signed(d, Number.isInteger(d) ? 0 : 1),
    },
    // Two labels may look the same once shortened: rows go by number.
    y: {domain: rows.map((_, i) => i), padding: 0.25},
    marks: [
      nameAxis(left(width), (i) => rows[i].name),
      Plot.barX(rows, {
        x: "change",
        y: (_, i) => i,
        fill: (row) => (row.change < 0 ? "var(--loss)" : "var(--gain)"),
        title: (row) => `${row.name}: ${fixed(row.from, 1)}% \u2192 ${fixed(row.to, 1)}%`,
        tip: true,
      }),
      Plot.text(
        rows.filter((row) => row.change >= 0),
        {
          x: "change",
          y: (row) => rows.indexOf(row),
          text: (row) => signed(row.change, 1),
          textAnchor: "start",
          dx: 4,
        },
      ),
      Plot.text(
        rows.filter((row) => row.change < 0),
        {
          x: "change",
          y: (row) => rows.indexOf(row),
          text: (row) => signed(row.change, 1),
          textAnchor: "end",
          dx: -4,
        },
      ),
      Plot.ruleX([0], {stroke: "var(--muted)"}),
    ],
  }));
}

// How much a change can mean: from one image to the next, recall goes in steps.
function grain(images) {
  const tested = images.filter((number) => number > 0);
  if (tested.length === 0) return "With few test images a label's small changes mean little.";
  const [least, most] = [Math.min(...tested), Math.max(...tested)];
  const number = least === most ? plural(least, "test image") : `${count(least)} to ${count(most)} test images`;
  const step = `one of ${least === most ? "them" : count(least)} is ${points(100 / least)}`;
  const little = least < few ? ", so small changes mean little" : "";
  return `A label has ${number}; ${step} of recall${little}.`;
}

// The first of many rows.
function some(title, description, rows) {
  return rows.length > 0 ? bars(title, description, rows.slice(0, shown / 2)) : absent(`${title}: none.`);
}

export function labels({comparison: of, labels: names}) {
  const find = (name) => of?.policies.find((policy) => policy.name === name);
  const policy = find("policy");
  const none = find("none");
  if (!policy || !none)
    return section(
      "labels",
      "Labels",
      absent("Needs a finished training with the learned policy and one without."),
    );
  const rows = changes(of, names, policy, none);
  const gained = rows.filter((row) => row.change > 0).length;
  const lost = rows.filter((row) => row.change < 0).length;
  const seeds = Math.min(policy.seeds.length, none.seeds.length);
  const what = `Mean recall with the learned policy minus without, over ${plural(seeds, "seed")}.`;
  return section(
    "labels",
    "Labels",
    h(
      "p",
      {},
      `With the learned policy ${plural(gained, "label")} gained recall on the test images, ${count(lost)} lost and `,
      `${count(rows.length - gained - lost)} stayed as without a policy. `,
      grain(of.images),
    ),
    rows.length <= shown
      ? bars("Change of each label", what, rows)
      : h(
          "div",
          {class: "pair"},
          some(
            "Gained most",
            what,
            rows.filter((row) => row.change > 0),
          ),
          some("Lost most", what, rows.filter((row) => row.change < 0).reverse()),
        ),
  );
}
