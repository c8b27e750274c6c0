// Numbers and names as people read them.
const minus = "\u2212";

export const count = (number) => number.toLocaleString("en-US");
export const plural = (number, noun) => `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
export const fixed = (number, digits) => number.toFixed(digits).replace("-", minus);
export const percent = (number, digits = 2) => `${fixed(number, digits)}%`;

// Percentage points, as exact as their size asks for.
export function points(number) {
  const text = Number(number.toPrecision(2));
  return `${text.toLocaleString("en-US", {maximumSignificantDigits: 2})} ${text === 1 ? "point" : "points"}`;
}

export function signed(number, digits) {
  const text = Math.abs(number).toFixed(digits);
  if (Number(text) === 0) return text;
  return (number > 0 ? "+" : minus) + text;
}

// How many marks an axis of whole numbers has room and use for.
export const wholeTicks = (numbers) => Math.max(1, Math.min(6, Math.max(...numbers) - Math.min(...numbers)));

export function duration(seconds) {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

// The trainings that a run compares. Colours are Okabe and Ito's, which people with any kind of colour vision can tell
// apart; the dashes say the same without colour.
const known = {
  none: {title: "No policy", color: "var(--none)", dash: "5 3"},
  random: {title: "Random triples", color: "var(--random)", dash: "2 3"},
  "label-invariant": {title: "One policy for all labels", color: "var(--invariant)", dash: "9 3 2 3"},
  policy: {title: "Learned policy", color: "var(--learned)", dash: "none"},
};
const spare = ["var(--other-1)", "var(--other-2)", "var(--other-3)"];
const seen = [];
const titles = new Map();

// How the policies of a comparison are called in it.
export function nameTitles(policies) {
  for (const {name, title} of policies) titles.set(name, title);
}

export function look(policy) {
  if (known[policy]) return known[policy];
  if (!seen.includes(policy)) seen.push(policy);
  return {title: titles.get(policy) ?? policy, color: spare[seen.indexOf(policy) % spare.length], dash: "12 4"};
}
