// A chart that draws itself as wide as its place, with a title above and the same in words for who cannot see it.
import * as Plot from "@observablehq/plot";
import {h} from "./dom.js";

const common = {
  marginBottom: 44,
  style: {fontFamily: "inherit", fontSize: "12px", background: "none", color: "inherit", overflow: "visible"},
};

// The ends of an axis: round numbers around the values, room where all are alike, nothing beyond what there can be.
export function domainOf(values, [least, most]) {
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) [low, high] = [low - 1, high + 1];
  const [start, end] = Plot.scale({y: {type: "linear", domain: [low, high], nice: true}}).domain;
  return [Math.max(start, least), Math.min(end, most)];
}

// In pixels, in the reader's font: which it is, is known only here.
const pen = document.createElement("canvas").getContext("2d");
export function textWidth(text) {
  pen.font = `${common.style.fontSize} ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

function fitted(text, room) {
  if (textWidth(text) <= room) return text;
  const letters = [...text].slice(0, 100);
  while (letters.length > 1 && textWidth(`${letters.join("")}\u2026`) > room) letters.pop();
  return `${letters.join("")}\u2026`;
}

// Names beside bars, cut where their room of so many pixels ends.
export const nameAxis = (room, nameOf) =>
  Plot.axisY({label: null, tickSize: 0, tickPadding: 8, tickFormat: (key) => fitted(nameOf(key), room - 10)});

// `options` is a function of the width; marks that are false are left out.
export function chart(title, description, options) {
  const place = h("div", {class: "drawing"});
  let drawn = 0;
  const draw = (width) => {
    const whole = Math.floor(width);
    if (whole < 50 || whole === drawn) return;
    drawn = whole;
    const {marks, x, y, ...rest} = options(whole);
    const svg = Plot.plot({
      ...common,
      ...(y.label && {marginTop: 30}), // the unit stands above the topmost number
      width: whole,
      ...rest,
      x: {labelAnchor: "center", labelArrow: "none", labelOffset: 36, ...x},
      y: {labelArrow: "none", tickSize: 0, ...y},
      marks: marks.flat().filter(Boolean),
    });
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", `${title}. ${description}`);
    place.replaceChildren(svg);
  };
  new ResizeObserver((entries) => draw(entries[0].contentRect.width)).observe(place);
  return h(
    "figure",
    {class: "chart"},
    h("figcaption", {}, h("strong", {}, title), description && h("span", {}, description)),
    place,
  );
}

export {Plot};
