// The headline: what the learned policy gained or lost against the best of the others, in a sentence; then all
// differences and accuracies as charts and a table.
import {chart, domainOf, nameAxis, Plot} from "./chart.js";
import {absent, h, section, table} from "./dom.js";
import {fixed, look, percent, plural, signed} from "./format.js";

const marks = {gain: "\u25B2", loss: "\u25BC", unclear: "\u2248"};
const nameRoom = 190; // pixels beside a chart for policies' names
const bars = {below: 70, padding: 0.6, above: 14};
const words = {gain: "Gain", loss: "Loss", unclear: "Not clear", "no interval": "One seed"};

function verdict([first, ...others]) {
  const item = (finding) =>
    h(
      "li",
      {},
      h("span", {class: `tag ${finding.outcome.replace(" ", "-")}`}, words[finding.outcome]),
      " ",
      finding.text,
    );
  return h(
    "div",
    {class: `verdict ${first.outcome.replace(" ", "-")}`},
    h(
      "p",
      {class: "figure"},
      marks[first.outcome] && h("span", {"aria-hidden": "true"}, marks[first.outcome]),
      ` ${signed(first.difference, 2)}`,
      h("small", {}, ` points of test accuracy: ${first.phrases[0]} against ${first.phrases[1]}`),
    ),
    h("p", {class: "sentence"}, first.text),
    others.length > 0 && h("ul", {}, others.map(item)),
  );
}

function nextSteps(steps) {
  return h(
    "div",
    {class: "next"},
    h("h3", {}, "What to do next"),
    h(
      "ol",
      {},
      steps.map((step) => h("li", {}, step)),
    ),
  );
}

const range = ([low, high]) => `${signed(low, 2)} to ${signed(high, 2)}`;
const color = {gain: "var(--gain)", loss: "var(--loss)"};

// Whether one policy is compared with all others, as the learned one is, or all others with one.
const isOneAgainstAll = (findings) => findings.every((finding) => finding.policy === findings[0].policy);
const rowOf = (findings) => (isOneAgainstAll(findings) ? (f) => f.against : (f) => f.policy);

// What all charts with a row for each policy have in common. nameOf(row) is the policy's name.
const policyRows = (rows, nameOf, width, {below = 62, padding = 0.4, above = 10} = {}) => ({
  height: 40 * rows.length + below,
  marginLeft: width < 500 ? 8 : nameRoom,
  marginRight: 24,
  insetTop: width < 500 ? above : 0,
  y: {domain: rows.map(nameOf), axis: null, padding},
});

// A forest plot.
function differences(findings) {
  const other = rowOf(findings);
  const rows = findings.map((finding) => ({...finding, row: other(finding)}));
  const one = isOneAgainstAll(findings) ? findings[0].phrases[0] : findings[0].phrases[1];
  const title = isOneAgainstAll(findings)
    ? `Difference of ${one} from each of the others`
    : `Difference of each policy from ${one}`;
  const ends = rows.flatMap((row) => [row.difference, ...(row.interval ?? []), ...(row.balanced_interval ?? [])]);
  const domain = domainOf([0, ...ends], [-100, 100]);
  const several = rows.length > 1 ? `, for all ${rows.length} differences together` : "";
  return chart(
    title,
    `Filled dot and bar: accuracy and its 95% interval${several}. Ring and thin line: balanced accuracy. Right of 0 is better.`,
    (width) => ({
      ...policyRows(rows, (row) => row.row, width),
      insetLeft: 8,
      insetRight: 8,
      x: {
        label: "Difference (points of test accuracy)",
        domain,
        grid: true,
        ticks: width < 500 ? 4 : 8,
        tickFormat: (d) => signed(d, Number.isInteger(d) ? 0 : Math.abs(d) < 0.1 ? 2 : 1),
      },
      marks: [
        Plot.ruleX([0], {stroke: "var(--muted)"}),
        names(rows, width, (row) => row.row),
        Plot.ruleY(
          rows.filter((row) => row.interval),
          {
            y: "row",
            x1: (row) => row.interval[0],
            x2: (row) => row.interval[1],
            stroke: (row) => color[row.outcome] ?? "var(--muted)",
            strokeWidth: 7,
            strokeOpacity: 0.35,
          },
        ),
        Plot.ruleY(
          rows.filter((row) => row.balanced_interval),
          {
            y: "row",
            x1: (row) => row.balanced_interval[0],
            x2: (row) => row.balanced_interval[1],
            stroke: "var(--muted)",
            strokeWidth: 1.25,
            dy: 8,
          },
        ),
        Plot.dot(
          rows.filter((row) => row.balanced !== null),
          {y: "row", x: "balanced", r: 3, fill: "var(--surface)", stroke: "var(--muted)", strokeWidth: 1.25, dy: 8},
        ),
        Plot.dot(rows, {
          y: "row",
          x: "difference",
          r: 6,
          fill: (row) => color[row.outcome] ?? "var(--muted)",
          stroke: "var(--surface)",
          strokeWidth: 1.5,
          title: (row) =>
            `${look(row.row).title}: ${signed(row.difference, 2)}${row.interval ? ` (${range(row.interval)})` : ""}`,
          tip: true,
        }),
      ],
    }),
  );
}

// Policies' names: beside the rows where there is room, else above them.
function names(rows, width, nameOf) {
  if (width >= 500) return nameAxis(nameRoom, (name) => look(name).title);
  return Plot.text(rows, {
    y: nameOf,
    text: (row) => look(nameOf(row)).title,
    frameAnchor: "left",
    dy: -15,
    dx: -6,
    fontSize: 11.5,
  });
}

function comparison(policies) {
  const seeds = policies.flatMap((policy) =>
    policy.seeds.map(([seed, accuracy]) => ({policy: policy.name, seed, accuracy})),
  );
  const title = (policy) => look(policy).title;
  const colorOf = (row) => look(row.name ?? row.policy).color;
  const domain = domainOf(
    [...seeds.map((row) => row.accuracy), ...policies.flatMap((p) => p.interval ?? [])],
    [0, 100],
  );
  const only = policies.every((policy) => !policy.interval);
  return chart(
    "Test accuracy by training",
    only ? "Each dot is one seed." : "Large dot: mean. Bar: its 95% interval. Small dots: single seeds.",
    (width) => ({
      ...policyRows(policies, (policy) => policy.name, width),
      insetLeft: 8,
      insetRight: 8,
      x: {label: "Test accuracy (%)", domain, grid: true, ticks: width < 500 ? 4 : 8},
      marks: [
        names(policies, width, (policy) => policy.name),
        Plot.ruleY(
          policies.filter((policy) => policy.interval),
          {
            y: "name",
            x1: (p) => p.interval[0],
            x2: (p) => p.interval[1],
            stroke: colorOf,
            strokeWidth: 7,
            strokeOpacity: 0.35,
          },
        ),
        Plot.dot(seeds, {
          y: "policy",
          x: "accuracy",
          r: 2.5,
          fill: "var(--surface)",
          stroke: colorOf,
          strokeWidth: 1.25,
        }),
        Plot.dot(policies, {
          y: "name",
          x: "mean",
          r: 6,
          fill: colorOf,
          stroke: "var(--surface)",
          strokeWidth: 1.5,
          title: (p) => `${title(p.name)}: ${percent(p.mean)}`,
          tip: true,
        }),
      ],
    }),
  );
}

function numbers({policies, findings}) {
  const interval = ({interval: of}) => (of ? `${fixed(of[0], 2)} to ${fixed(of[1], 2)}` : "one seed: no interval");
  const other = rowOf(findings);
  const difference = ({name}) => {
    const found = findings.find((finding) => other(finding) === name);
    if (!found) return "\u2013";
    return `${signed(found.difference, 2)}${found.interval ? ` (${range(found.interval)})` : ""}`;
  };
  const against =
    findings.length === 0
      ? "Difference"
      : isOneAgainstAll(findings)
        ? `${look(findings[0].policy).title} against it`
        : `Against ${findings[0].phrases[1]}`;
  return table(
    "Test accuracy by training, in percent",
    ["Training", "Mean", "95% interval over seeds", "Balanced", "Macro F1", against, "Single seeds"],
    policies.map((policy) => [
      [h("span", {class: "swatch", style: {background: look(policy.name).color}}), look(policy.name).title],
      percent(policy.mean),
      interval(policy),
      policy.balanced === null ? "\u2013" : percent(policy.balanced),
      policy.macro_f1 === null ? "\u2013" : percent(policy.macro_f1),
      difference(policy),
      policy.seeds.map(([, accuracy]) => fixed(accuracy, 2)).join(", "),
    ]),
  );
}

function strengths({images, policies}) {
  const value = ({changed, change}) => `${percent(changed, 0)}, by ${fixed(change, 1)}`;
  return chart(
    "How strong the policies are",
    `Bar: the share of pixels that a policy changes, before crop and flip. Beside it: by how much it changes a pixel's values on average, of 255. Means over ${plural(images, "training image")}. Stronger is not better by itself.`,
    (width) => ({
      ...policyRows(policies, (policy) => policy.name, width, bars),
      marginRight: 92,
      x: {label: "Pixels changed (%)", domain: [0, 100], grid: true, ticks: width < 500 ? 4 : 8},
      marks: [
        names(policies, width, (policy) => policy.name),
        Plot.barX(policies, {y: "name", x: "changed", fill: (policy) => look(policy.name).color, fillOpacity: 0.8}),
        Plot.text(policies, {y: "name", x: "changed", text: value, textAnchor: "start", dx: 6}),
        width >= 500 && Plot.ruleX([0]),
      ],
    }),
  );
}

function rewards({policies}) {
  const known = policies.filter(({reward}) => reward !== null);
  if (known.length === 0) return null;
  const inside = known.map(({reward}) => reward);
  return chart(
    "Mean reward of the policies",
    "How the recall of the search's network changes, in points, when a policy augments the validation images: the mean over the labels, measured in the same way for every policy. Without a policy it is 0. The search chose the learned policy by these same images. More is not better by itself: a policy that changes nothing has 0.",
    (width) => ({
      ...policyRows(known, (policy) => policy.name, width, bars),
      insetLeft: 48,
      insetRight: 48,
      x: {label: "Mean reward (points)", domain: domainOf([0, ...inside], [-100, 100]), grid: true, ticks: 4},
      marks: [
        names(known, width, (policy) => policy.name),
        Plot.barX(known, {y: "name", x: "reward", fill: (policy) => look(policy.name).color, fillOpacity: 0.8}),
        [-1, 1].map((side) =>
          Plot.text(
            known.filter(({reward}) => reward < 0 === side < 0),
            {
              y: "name",
              x: "reward",
              text: ({reward}) => signed(reward, 1),
              textAnchor: side < 0 ? "end" : "start",
              dx: 6 * side,
            },
          ),
        ),
        Plot.ruleX([0]),
      ],
    }),
  );
}

function method(of) {
  const pairs = of.pairs_seeds
    ? "Trainings with the same seed begin with the same weights and see the images in the same order, so they are compared seed by seed. "
    : "";
  const both = of.counts_images
    ? "Intervals of differences count both sources of chance: another seed and other test images. "
    : "Intervals of differences count chance in seeds, not in test images. ";
  const several =
    of.findings.length > 1
      ? `They hold for all ${of.findings.length} differences together, which makes them wider than one alone. `
      : "";
  return `${both}${pairs}${several}A difference is clear if its interval does not include 0. The interval of a single policy is Student's, over its seeds. Balanced accuracy is the mean recall of the labels: it differs from accuracy if labels have different numbers of test images. Macro F1 is the mean over the labels of the harmonic mean of precision and recall.`;
}

export function result({comparison: of, strengths: measured}) {
  if (!of)
    return section(
      "result",
      "Result",
      absent("No training with or without a policy has finished yet, so nothing can be compared."),
      measured && [strengths(measured), rewards(measured)],
    );
  const seeds = Math.max(...of.policies.map((policy) => policy.seeds.length));
  return section(
    "result",
    "Result",
    of.findings.length > 0
      ? verdict(of.findings)
      : absent("Only one policy has finished trainings, so there is nothing to compare it with."),
    of.next_steps.length > 0 && nextSteps(of.next_steps),
    of.findings.length > 0 && differences(of.findings),
    comparison(of.policies),
    numbers(of),
    h(
      "p",
      {class: "fine"},
      seeds > 1
        ? method(of)
        : "Each training ran with one seed. How much of a difference is chance cannot be told from one seed: train with three or more.",
    ),
    measured && [strengths(measured), rewards(measured)],
  );
}
