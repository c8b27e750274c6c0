// The headline: what the learned policy gained or lost, in a sentence, a chart and a table.
import {chart, domainOf, nameAxis, Plot} from "./chart.js";
import {absent, h, section, table} from "./dom.js";
import {fixed, look, percent, plural, signed} from "./format.js";

const marks = {gain: "\u25B2", loss: "\u25BC", unclear: "\u2248"};
const phrase = (policy) => look(policy).title.toLowerCase();
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
      h("small", {}, ` points of test accuracy: ${phrase(first.policy)} against ${phrase(first.against)}`),
    ),
    h("p", {class: "sentence"}, first.text),
    others.length > 0 && h("ul", {}, others.map(item)),
  );
}

function comparison(policies) {
  const seeds = policies.flatMap((policy) =>
    policy.seeds.map(([seed, accuracy]) => ({policy: policy.name, seed, accuracy})),
  );
  const title = (policy) => look(policy).title;
  const color = (row) => look(row.name ?? row.policy).color;
  const domain = domainOf(
    [...seeds.map((row) => row.accuracy), ...policies.flatMap((p) => p.interval ?? [])],
    [0, 100],
  );
  const only = policies.every((policy) => !policy.interval);
  return chart(
    "Test accuracy by training",
    only ? "Each dot is one seed." : "Large dot: mean. Bar: its 95% interval. Small dots: single seeds.",
    (width) => ({
      height: 40 * policies.length + 62,
      marginLeft: width < 500 ? 8 : 170,
      marginRight: 24,
      insetLeft: 8,
      insetRight: 8,
      insetTop: width < 500 ? 10 : 0,
      x: {label: "Test accuracy (%)", domain, grid: true, ticks: width < 500 ? 4 : 8},
      y: {
        domain: policies.map((policy) => policy.name),
        axis: null,
        padding: 0.4,
      },
      marks: [
        width < 500
          ? Plot.text(policies, {
              y: "name",
              text: (policy) => title(policy.name),
              frameAnchor: "left",
              dy: -15,
              dx: -6,
              fontSize: 11.5,
            })
          : nameAxis(170, title),
        Plot.ruleY(
          policies.filter((policy) => policy.interval),
          {
            y: "name",
            x1: (p) => p.interval[0],
            x2: (p) => p.interval[1],
            stroke: color,
            strokeWidth: 7,
            strokeOpacity: 0.35,
          },
        ),
        Plot.dot(seeds, {
          y: "policy",
          x: "accuracy",
          r: 2.5,
          fill: "var(--surface)",
          stroke: color,
          strokeWidth: 1.25,
        }),
        Plot.dot(policies, {
          y: "name",
          x: "mean",
          r: 6,
          fill: color,
          stroke: "var(--surface)",
          strokeWidth: 1.5,
          title: (p) => `${title(p.name)}: ${percent(p.mean)}`,
          tip: true,
        }),
      ],
    }),
  );
}

function numbers(policies) {
  const interval = ({interval: of}) => (of ? `${fixed(of[0], 2)} to ${fixed(of[1], 2)}` : "one seed: no interval");
  return table(
    "Test accuracy by training, in percent",
    ["Training", "Mean", "95% interval", "Against no policy", "Single seeds"],
    policies.map((policy) => [
      [h("span", {class: "swatch", style: {background: look(policy.name).color}}), look(policy.name).title],
      percent(policy.mean),
      interval(policy),
      policy.difference === null ? "\u2013" : signed(policy.difference, 2),
      policy.seeds.map(([, accuracy]) => fixed(accuracy, 2)).join(", "),
    ]),
  );
}

export function result({comparison: of}) {
  if (!of)
    return section(
      "result",
      "Result",
      absent("No training with or without a policy has finished yet, so nothing can be compared."),
    );
  const seeds = Math.max(...of.policies.map((policy) => policy.seeds.length));
  return section(
    "result",
    "Result",
    of.findings.length > 0
      ? verdict(of.findings)
      : absent("Only one kind of training has finished: there is nothing to compare it with yet."),
    comparison(of.policies),
    numbers(of.policies),
    h(
      "p",
      {class: "fine"},
      seeds > 1
        ? `Intervals are Student's, over up to ${plural(seeds, "seed")}: they say how far the mean may lie from that of many more seeds. Policies are compared seed by seed, since both trainings with a seed begin with the same weights and see the images in the same order: a difference is clear if its own 95% interval does not include 0.`
        : "Each training ran with one seed. How much of a difference is chance cannot be told from one seed: train with three or more.",
    ),
  );
}
