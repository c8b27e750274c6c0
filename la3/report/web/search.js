// How the search went: rewards, the predictor's quality, and how widely each label was explored.
import {chart, domainOf, Plot} from "./chart.js";
import {absent, h, section} from "./dom.js";
import {count, fixed, plural, wholeTicks} from "./format.js";
import {mirroring} from "./mirroring.js";
import {uncertain} from "./uncertain.js";

const height = (width) => Math.min(250, Math.max(200, 0.44 * width));
const domain = (points, limits) =>
  domainOf(
    points.map((point) => point.value),
    limits,
  );
const whole = (number) => (Number.isInteger(number) ? count(number) : "");

function series(metrics, key) {
  return metrics.iteration
    .map((iteration, i) => ({iteration, value: metrics[key][i]}))
    .filter((point) => point.value !== null);
}

// The mean of the last tenth of the values up to each: what single iterations hide in their noise.
function smooth(points) {
  const width = Math.max(3, Math.round(points.length / 10));
  return points.map(({iteration}, i) => {
    const part = points.slice(Math.max(0, i - width + 1), i + 1);
    return {iteration, value: part.reduce((sum, point) => sum + point.value, 0) / part.length};
  });
}

function line(title, description, metrics, key, unit, warmUp, digits, limits, all = false) {
  const points = series(metrics, key);
  if (points.length === 0)
    return h(
      "figure",
      {class: "chart"},
      h("figcaption", {}, h("strong", {}, title)),
      absent("Not measured yet: it begins after the warm-up."),
    );
  const last = metrics.iteration.at(-1);
  const few = points.length < 20; // measured now and then
  return chart(title, description, (width) => ({
    height: height(width),
    marginLeft: 44,
    marginRight: 12,
    x: {label: "Iteration", domain: [0, last], ticks: wholeTicks([0, last])},
    y: {label: unit, grid: true, ticks: 5, domain: all ? limits : domain(points, limits)},
    marks: [
      warmUp > 0 && warmUp < last && Plot.ruleX([warmUp], {stroke: "var(--muted)", strokeDasharray: "3 3"}),
      warmUp > 0 &&
        warmUp < last &&
        Plot.text([warmUp], {
          x: (d) => d,
          frameAnchor: "top",
          text: () => "warm-up ends",
          textAnchor: 2 * warmUp > last ? "end" : "start", // on the side with room
          dx: 2 * warmUp > last ? -5 : 5,
          fill: "var(--muted)",
          fontSize: 11,
        }),
      Plot.line(points, {
        x: "iteration",
        y: "value",
        stroke: "var(--learned)",
        strokeOpacity: 0.35,
        strokeWidth: 1,
      }),
      few && Plot.dot(points, {x: "iteration", y: "value", r: 3, fill: "var(--learned)"}),
      Plot.line(few ? points : smooth(points), {
        x: "iteration",
        y: "value",
        stroke: "var(--learned)",
        strokeWidth: 2,
      }),
      Plot.tip(
        points,
        Plot.pointerX({
          x: "iteration",
          y: "value",
          title: (d) => `Iteration ${d.iteration}: ${fixed(d.value, digits)}`,
        }),
      ),
    ],
  }));
}

// Whole numbers into at most twenty bars, each as wide as the numbers it counts.
function histogram(values) {
  const low = Math.min(...values);
  const step = Math.ceil((Math.max(...values) - low + 1) / 20);
  const bins = [];
  for (const value of values) {
    const i = Math.floor((value - low) / step);
    while (bins.length <= i) {
      const from = low + bins.length * step - 0.5;
      bins.push({from, to: from + step, labels: 0});
    }
    bins[i].labels += 1;
  }
  return bins;
}

function explored(rows) {
  const spread = rows.map((row) => row.tried);
  const [low, high] = [Math.min(...spread), Math.max(...spread)];
  const range = low === high ? count(low) : `Between ${count(low)} and ${count(high)}`;
  const text = `${range} of the 4,096 possible.`;
  const bins = histogram(spread);
  return chart("Different triples tried per label", text, (width) => ({
    height: height(width),
    marginLeft: 44,
    marginRight: 12,
    x: {label: "Different triples", ticks: 6, tickFormat: whole, domain: [bins[0].from - 1, bins.at(-1).to + 1]},
    y: {label: "Labels", grid: true, ticks: 5, tickFormat: whole},
    marks: [
      Plot.rectY(bins, {x1: "from", x2: "to", y: "labels", fill: "var(--learned)", fillOpacity: 0.7, inset: 0.5}),
      Plot.ruleY([0], {stroke: "var(--muted)"}),
    ],
  }));
}

function before(curve) {
  const points = curve.epoch
    .map((epoch, i) => ({epoch, value: curve.test_accuracy[i]}))
    .filter((point) => point.value !== null);
  if (points.length === 0) return null;
  return chart(
    "Pre-training",
    `The network the search asks: test accuracy by epoch, ${fixed(points.at(-1).value, 2)}% at the end.`,
    (width) => ({
      height: height(width),
      marginLeft: 44,
      marginRight: 12,
      x: {label: "Epoch", ticks: wholeTicks(points.map((point) => point.epoch)), tickFormat: "d"},
      y: {label: "Test accuracy (%)", grid: true, ticks: 5, domain: domain(points, [0, 100])},
      marks: [
        Plot.line(points, {x: "epoch", y: "value", stroke: "var(--none)", strokeWidth: 2}),
        points.length === 1 && Plot.dot(points, {x: "epoch", y: "value", fill: "var(--none)"}),
      ],
    }),
  );
}

export function search({search: of, pretrain, labels: names}) {
  const charts = [];
  if (of && of.metrics.iteration.length > 0) {
    const warmUp = of.evaluations?.warm_up ?? 0;
    charts.push(
      line(
        "Mean reward",
        "Change of recall on validation images by the triples of each iteration; light: single iterations, bold: recent mean.",
        of.metrics,
        "mean_reward",
        "Points",
        warmUp,
        2,
        [-100, 100],
      ),
      line(
        "Predictor: Spearman correlation",
        "Predicted against measured rewards of evaluations held out; 1 is a perfect order.",
        of.metrics,
        "spearman",
        "Correlation",
        warmUp,
        3,
        [-1, 1],
      ),
      line(
        "Predictor: mean absolute error",
        "On the same evaluations; lower is better.",
        of.metrics,
        "mae",
        "Points",
        warmUp,
        2,
        [0, Infinity],
      ),
      line(
        "New triples preferred",
        "Share of labels where the predictor preferred a triple that had not been tried.",
        of.metrics,
        "unexplored",
        "Share",
        warmUp,
        2,
        [0, 1],
        true,
      ),
    );
  }
  const rows = of?.evaluations?.rows.filter((row) => row.tried > 0) ?? [];
  if (rows.length > 0) charts.push(explored(rows));
  const first = pretrain && before(pretrain);
  if (first) charts.push(first);
  if (charts.length === 0) return section("search", "Search", absent("The search has not begun."));
  const made = rows.reduce((sum, row) => sum + row.evaluations, 0);
  const plan = of?.evaluations;
  return section(
    "search",
    "Search",
    plan
      ? h(
          "p",
          {},
          `${plural(made, "evaluation")} in ${plural(of.metrics.iteration.length, "iteration")} of ${count(plan.iterations)} planned, the first ${count(plan.warm_up)} of them a warm-up with random triples${plan.label_invariant ? "; one policy for all labels" : ""}.`,
        )
      : absent("The search has not evaluated anything yet."),
    h("div", {class: "pair"}, charts),
    uncertain(of?.uncertain, names),
    mirroring(of?.flips, names),
  );
}
