// Which labels gained and which lost, by recall, and of which it cannot be told; then all recalls.
import {chart, nameAxis, Plot, textWidth} from "./chart.js";
import {absent, h, section} from "./dom.js";
import {count, fixed, look, plural, points, signed} from "./format.js";
import {changes as changeCells, matrix, mean} from "./matrix.js";

const shown = 24; // labels in a chart; of more, those that clearly changed
const few = 100; // test images of a label: with fewer, a single one is more than a point

// The rows of a finding; it lists them from the greatest gain to the greatest loss.
function changes(of, names, finding) {
  const recall = (policy) => of.policies.find(({name}) => name === policy).recall;
  return finding.labels.map((row) => ({
    ...row,
    name: names[of.labels[row.label]],
    from: recall(finding.against)[row.label],
    to: recall(finding.policy)[row.label],
  }));
}

const fills = {gain: "var(--gain)", loss: "var(--loss)"};

function bars(title, description, rows) {
  const all = rows.flatMap((row) => [row.change, ...(row.interval ?? [])]);
  const domain = [Math.min(0, ...all), Math.max(0, ...all)];
  if (domain[0] === domain[1]) domain[1] = 1;
  const left = (width) => (width < 500 ? 110 : 190);
  const beside = 12 + Math.ceil(Math.max(...rows.map((row) => textWidth(signed(row.change, 1))))); // for the numbers
  return chart(title, description, (width) => ({
    height: 22 * rows.length + 62,
    marginLeft: left(width),
    marginRight: beside,
    x: {
      domain,
      label: "Change of recall (points)",
      grid: true,
      insetLeft: 6,
      insetRight: 6,
      ticks: width < 500 ? 5 : 8,
      tickFormat: (d) => signed(d, Number.isInteger(d) ? 0 : 1),
    },
    // Two labels may look the same once shortened: rows go by number.
    y: {domain: rows.map((_, i) => i), padding: 0.25},
    marks: [
      nameAxis(left(width), (i) => rows[i].name),
      Plot.ruleX([0], {stroke: "var(--muted)"}),
      Plot.ruleY(
        rows.filter((row) => row.interval),
        {
          x1: (row) => row.interval[0],
          x2: (row) => row.interval[1],
          y: (row) => rows.indexOf(row),
          stroke: (row) => fills[row.outcome] ?? "var(--muted)",
          strokeWidth: 5,
          strokeOpacity: 0.35,
        },
      ),
      Plot.dot(rows, {
        x: "change",
        y: (_, i) => i,
        r: 4.5,
        fill: (row) => fills[row.outcome] ?? "var(--muted)",
        title: (row) =>
          `${row.name}: ${fixed(row.from, 1)}% \u2192 ${fixed(row.to, 1)}%${
            row.interval ? `\n${signed(row.interval[0], 1)} to ${signed(row.interval[1], 1)} points` : ""
          }`,
        tip: true,
      }),
      Plot.text(rows, {
        y: (_, i) => i,
        text: (row) => signed(row.change, 1),
        frameAnchor: "right",
        textAnchor: "start",
        dx: 6,
      }),
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

function against(of, names, finding) {
  const rows = changes(of, names, finding);
  const [policy, other] = finding.phrases;
  const number = (outcome) => rows.filter((row) => row.outcome === outcome).length;
  const judged = rows.some((row) => row.interval);
  const what = judged
    ? `Mean recall with ${policy} less that with ${other}, with 95% intervals for all labels together. Grey: may be chance.`
    : `Mean recall with ${policy} less that with ${other}. Without intervals: any of it may be chance.`;
  const charts =
    rows.length <= shown
      ? bars("Change of each label", what, rows)
      : h(
          "div",
          {class: "pair"},
          judged
            ? [
                some(
                  "Clearly gained",
                  what,
                  rows.filter((row) => row.outcome === "gain"),
                ),
                some("Clearly lost", what, rows.filter((row) => row.outcome === "loss").reverse()),
              ]
            : [
                some(
                  "Rose most",
                  what,
                  rows.filter((row) => row.change > 0),
                ),
                some("Fell most", what, rows.filter((row) => row.change < 0).reverse()),
              ],
        );
  return [
    h(
      "p",
      {},
      judged
        ? `With ${policy}, ${plural(number("gain"), "label")} clearly gained recall against ${other} and ${count(number("loss"))} clearly lost; of ${count(number("unclear"))} it cannot be told. `
        : `Which labels gained recall with ${policy} against ${other} cannot be told: that takes two seeds, and the predictions that trainings now keep. `,
      grain(of.images),
    ),
    charts,
  ];
}

// The recall of each label with each policy.
function recalls(of, names) {
  const shown = of.labels.map((_, i) => i).filter((i) => of.policies.some(({recall}) => recall[i] !== null));
  if (shown.length === 0) return absent("Recall by label: no label has test images.");
  const image = (images) => ({text: images === undefined ? "\u2013" : count(images), key: images ?? null});
  const extras = [of.training_images.length > 0 && "Training images", of.images.length > 0 && "Test images"];
  const extra = (training, test) => [extras[0] && image(training), extras[1] && image(test)].filter(Boolean);
  const rows = shown.map((i) => ({
    name: names[of.labels[i]],
    values: of.policies.map(({recall}) => recall[i]),
    intervals: of.policies.map((policy) => policy.recall_interval[i]),
    extra: extra(of.training_images[i], of.images[i]),
  }));
  const sum = (numbers) => shown.reduce((all, i) => all + numbers[i], 0);
  const pinned = {
    name: "Mean of all labels",
    values: of.policies.map((_, k) => mean(rows.map(({values}) => values[k]))),
    intervals: of.policies.map(() => null),
    extra: extra(sum(of.training_images), sum(of.images)),
  };
  const intervals = rows.some((row) => row.intervals.some(Boolean));
  const cell = (value, row, k) => {
    if (value === null) return {text: "\u2013", kind: "untried", strength: 0};
    const interval = row.intervals[k];
    const range = interval && `${fixed(interval[0], 1)}\u2013${fixed(interval[1], 1)}`;
    return {
      text: [fixed(value, 1), range && h("small", {}, ` ${range}`)],
      kind: "share",
      strength: (0.6 * value) / 100, // the smaller text must stay readable
      title: `${fixed(value, 1)}%${range ? `, 95% interval ${range}` : ""}`,
    };
  };
  return [
    h("h3", {}, "Recall of each label"),
    h(
      "p",
      {class: "fine"},
      "The share of a label's test images that is recognised, in percent, as the mean over the seeds.",
      intervals &&
        of.policies.every(({seeds}) => seeds.length === 1) &&
        " There is one seed each: the intervals do not count what another one would do.",
      intervals &&
        " Behind it, Wilson's 95% interval for that label alone, widened by what seeds add to chance in images. To compare two policies, use the differences above: both see the same images, so their recalls rise and fall together.",
    ),
    matrix({
      id: "label-recall",
      caption: "Recall of each label with each policy, in percent",
      ops: of.policies.map(({name}) => look(name).title),
      extras: extras.filter(Boolean),
      rows,
      pinned: rows.length > 1 ? [pinned] : [],
      cell,
      wide: true,
    }),
  ];
}

// The change of each label's recall with each policy, from the first policy, which is the plainest.
function heatMap(of, names) {
  const [first, ...others] = of.policies;
  if (others.length < 2) return [];
  const change = (policy, i) =>
    policy.recall[i] === null || first.recall[i] === null ? null : policy.recall[i] - first.recall[i];
  const rows = of.labels
    .map((label, i) => ({name: names[label], values: others.map((policy) => change(policy, i)), extra: []}))
    .filter(({values}) => values.some((value) => value !== null));
  if (rows.length === 0) return [];
  const pinned = {
    name: "Mean of all labels",
    values: others.map((_, k) => mean(rows.map(({values}) => values[k]))),
    extra: [],
  };
  return [
    h("h3", {}, "Change of each label with each policy"),
    h(
      "p",
      {class: "fine"},
      `Recall less that with ${first.name === "none" ? "no policy" : look(first.name).title}, in percentage points, as the mean over the seeds. Small changes may be chance.`,
    ),
    matrix({
      id: "label-changes",
      caption: "Change of each label's recall with each policy, in percentage points",
      ops: others.map(({name}) => look(name).title),
      rows,
      pinned: rows.length > 1 ? [pinned] : [],
      ...changeCells(rows.flatMap(({values}) => values)),
      wide: others.length <= 6,
    }),
  ];
}

export function labels({comparison: of, labels: names}) {
  if (!of) return section("labels", "Labels", absent("Needs a finished training."));
  if (of.findings.length === 0) return section("labels", "Labels", recalls(of, names));
  const place = h("div", {}, against(of, names, of.findings[0]));
  const choice = h(
    "select",
    {
      id: "labels-against",
      on: {change: () => place.replaceChildren(...against(of, names, of.findings[choice.selectedIndex]))},
    },
    of.findings.map(({phrases}, i) => h("option", {value: String(i)}, `${phrases[0]} against ${phrases[1]}`)),
  );
  return section(
    "labels",
    "Labels",
    of.findings.length > 1 && h("div", {class: "tools"}, h("label", {for: "labels-against"}, "Policies"), choice),
    place,
    heatMap(of, names),
    recalls(of, names),
  );
}
