// Curves of the trainings: a bold line for the mean of each policy, a light one for each seed.
import {chart, domainOf, Plot} from "./chart.js";
import {absent, h, section} from "./dom.js";
import {fixed, look, wholeTicks} from "./format.js";

// One point per epoch and training; epochs without a value are left out.
function points(curves, key) {
  return curves
    .flatMap((curve) =>
      curve.epoch.map((epoch, i) => ({policy: curve.policy, seed: curve.seed, epoch, value: curve[key][i]})),
    )
    .filter((point) => point.value !== null);
}

// The mean over the seeds, for epochs that all seeds of a policy have reached.
function means(curves, all) {
  const sums = new Map();
  for (const {policy, epoch, value} of all) {
    const key = `${policy} ${epoch}`;
    const entry = sums.get(key) ?? {policy, epoch, sum: 0, seeds: 0};
    sums.set(key, {...entry, sum: entry.sum + value, seeds: entry.seeds + 1});
  }
  const seeds = new Map();
  for (const {policy} of curves) seeds.set(policy, (seeds.get(policy) ?? 0) + 1);
  return [...sums.values()]
    .filter((entry) => entry.seeds === seeds.get(entry.policy))
    .map((entry) => ({...entry, value: entry.sum / entry.seeds}))
    .sort((a, b) => a.epoch - b.epoch);
}

// The values of the second half of the epochs, and as much room again for those before: the first epochs would make
// the differences at the end too small to see.
function lateRange(all) {
  const end = Math.max(...all.map((point) => point.epoch));
  const late = all.filter((point) => 2 * point.epoch >= end).map((point) => point.value);
  const low = Math.min(...late);
  const high = Math.max(...late);
  const room = high > low ? high - low : 1;
  if (all.length === late.length) return [low - 0.1 * room, high + 0.1 * room];
  const values = all.map((point) => point.value);
  return [Math.max(Math.min(...values), low - room), Math.min(Math.max(...values), high + room)];
}

function lines(title, description, curves, key, unit, digits, limits) {
  const all = points(curves, key);
  if (all.length === 0) return absent(`${title}: not measured.`);
  const average = means(curves, all);
  const policies = [...new Set(curves.map((curve) => curve.policy))];
  const range = domainOf(lateRange(all), limits);
  const inside = (point) => point.value >= range[0] && point.value <= range[1];
  const note = all.every(inside) ? "" : " Some of the first epochs lie outside the scale.";
  const single = new Set(all.map((point) => point.epoch)).size === 1;
  return chart(title, description + note, (width) => ({
    height: Math.min(320, Math.max(230, 0.5 * width)),
    marginLeft: 44,
    marginRight: 12,
    x: {label: "Epoch", ticks: wholeTicks(all.map((point) => point.epoch)), tickFormat: "d"},
    y: {label: unit, grid: true, ticks: 6, domain: range},
    marks: [
      Plot.line(all, {
        clip: true,
        x: "epoch",
        y: "value",
        z: (d) => `${d.policy} ${d.seed}`,
        stroke: (d) => look(d.policy).color,
        strokeWidth: 1,
        strokeOpacity: 0.3,
      }),
      policies.map((policy) =>
        Plot.line(
          average.filter((d) => d.policy === policy),
          {
            clip: true,
            x: "epoch",
            y: "value",
            stroke: look(policy).color,
            strokeWidth: 2,
            strokeDasharray: look(policy).dash,
          },
        ),
      ),
      single && Plot.dot(all, {x: "epoch", y: "value", stroke: (d) => look(d.policy).color}),
      Plot.tip(
        average.filter(inside),
        Plot.pointer({
          x: "epoch",
          y: "value",
          title: (d) => `${look(d.policy).title}\nEpoch ${d.epoch}: ${fixed(d.value, digits)}`,
        }),
      ),
    ],
  }));
}

export function legend(policies) {
  const line = (policy) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const stroke = document.createElementNS("http://www.w3.org/2000/svg", "line");
    for (const [name, value] of Object.entries({width: 28, height: 10, "aria-hidden": "true"}))
      svg.setAttribute(name, value);
    for (const [name, value] of Object.entries({
      x1: 0,
      x2: 28,
      y1: 5,
      y2: 5,
      "stroke-width": 2.5,
      stroke: look(policy).color,
      "stroke-dasharray": look(policy).dash,
    }))
      stroke.setAttribute(name, value);
    svg.append(stroke);
    return svg;
  };
  return h(
    "ul",
    {class: "legend"},
    policies.map((policy) => h("li", {}, line(policy), look(policy).title)),
  );
}

export function training({curves}) {
  const drawn = curves.filter((curve) => curve.epoch.length > 0);
  if (drawn.length === 0) return section("training", "Training", absent("No training has finished an epoch yet."));
  const open = drawn
    .filter((curve) => !curve.finished)
    .map((curve) => `${look(curve.policy).title}, seed ${curve.seed}`);
  const light = "Light lines: single seeds. Bold: their mean.";
  return section(
    "training",
    "Training",
    open.length > 0 && h("p", {class: "fine"}, `Not finished: ${open.join("; ")}.`),
    legend([...new Set(drawn.map((curve) => curve.policy))]),
    h(
      "div",
      {class: "pair"},
      lines("Test accuracy by epoch", light, drawn, "test_accuracy", "Test accuracy (%)", 2, [0, 100]),
      lines(
        "Training loss by epoch",
        `${light} Augmented images are harder: a higher loss is to be expected.`,
        drawn,
        "train_loss",
        "Loss",
        3,
        [0, Infinity],
      ),
    ),
  );
}
