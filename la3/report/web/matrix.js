// A table of labels by ops with numbers on coloured cells: found by name, sorted by any column, a page at a time so
// that a thousand labels are as quick as ten.
import {h, name} from "./dom.js";
import {count, fixed, signed} from "./format.js";

const pageRows = 25;
const printedRows = 100;

// rows and pinned: {name, values: [by op], extra: [texts]}. cell(value) gives {text, kind, strength}: `kind` is a class
// and `strength` 0 .. 1. Columns may be something else than ops; `wide` is for few of them with longer texts.
export function matrix({id, caption, ops, extras = [], rows, pinned = [], cell, legend, wide = false}) {
  let query = "";
  let sort = {column: null, down: true};
  let page = 0;
  let size = pageRows;

  const body = h("tbody");
  const status = h("span", {class: "status", role: "status"});
  const buttons = new Map();
  const previous = h("button", {type: "button", on: {click: () => turn(-1)}}, "Previous");
  const next = h("button", {type: "button", on: {click: () => turn(1)}}, "Next");
  const pager = h("div", {class: "pager"}, previous, next);

  const keyOf = (row, column) =>
    column === "name" ? row.name.toLowerCase() : column < 0 ? row.extra[-column - 1].key : row.values[column];

  function chosen() {
    const words = query.trim().toLowerCase();
    const found = rows.filter((row) => row.name.toLowerCase().includes(words));
    if (sort.column === null) return found;
    const sign = sort.down ? -1 : 1;
    return found.sort((a, b) => {
      const x = keyOf(a, sort.column);
      const y = keyOf(b, sort.column);
      if (x === null || y === null) return (x === null) - (y === null); // what has no value comes last, either way
      return x < y ? -sign : x > y ? sign : 0;
    });
  }

  function line(row, kind) {
    return h(
      "tr",
      {class: kind},
      h("th", {scope: "row", title: row.name}, name(row.name)),
      row.extra.map((extra) => h("td", {class: "extra"}, extra.text)),
      row.values.map((value, op) => {
        const {text, kind: tone, strength, title} = cell(value, row, op);
        return h(
          "td",
          {
            class: tone,
            style: {"--strength": strength.toFixed(3)},
            title: `${ops[op]}, ${row.name}: ${title ?? text}`,
          },
          text,
        );
      }),
    );
  }

  function draw() {
    const found = chosen();
    const pages = Math.max(1, Math.ceil(found.length / size));
    page = Math.min(page, pages - 1);
    const part = found.slice(page * size, (page + 1) * size);
    body.replaceChildren(
      ...(query.trim() ? [] : pinned.map((row) => line(row, "pinned"))),
      ...part.map((row) => line(row)),
    );
    if (part.length === 0 && rows.length > 0)
      body.append(
        h(
          "tr",
          {},
          h(
            "td",
            {class: "none", colspan: String(1 + extras.length + ops.length)},
            "No label has this in its name.",
          ),
        ),
      );
    const range =
      found.length > size
        ? `${count(page * size + 1)}\u2013${count(page * size + part.length)} of ${count(found.length)}`
        : count(found.length);
    status.textContent = `${range} ${found.length === 1 ? "label" : "labels"}`;
    pager.hidden = pages < 2;
    previous.disabled = page === 0;
    next.disabled = page === pages - 1;
    for (const [column, {head}] of buttons)
      head.setAttribute("aria-sort", column !== sort.column ? "none" : sort.down ? "descending" : "ascending");
  }

  function turn(by) {
    page += by;
    draw();
  }

  // First press: largest first; second: smallest first; third: as in the file. Names start the other way round.
  function sortBy(column) {
    const start = column !== "name";
    if (sort.column !== column) sort = {column, down: start};
    else if (sort.down === start) sort = {column, down: !start};
    else sort = {column: null, down: true};
    page = 0;
    draw();
  }

  function heading(text, column, kind) {
    const head = h(
      "th",
      {scope: "col", class: kind, "aria-sort": "none"},
      h(
        "button",
        {type: "button", title: `Sort by ${text}`, on: {click: () => sortBy(column)}},
        h("span", {}, text),
      ),
    );
    buttons.set(column, {head});
    return head;
  }

  const search = h("input", {
    id: `${id}-find`,
    type: "search",
    placeholder: "Find a label",
    autocomplete: "off",
    spellcheck: "false",
    on: {input: (event) => ((query = event.target.value), (page = 0), draw())},
  });
  const head = h(
    "tr",
    {},
    heading("Label", "name"),
    extras.map((text, i) => heading(text, -i - 1, "extra")),
    ops.map((op, i) => heading(op, i, "op")),
  );
  addEventListener("beforeprint", () => ((size = printedRows), draw()));
  addEventListener("afterprint", () => ((size = pageRows), draw()));
  draw();
  return h(
    "div",
    {class: wide ? "matrix wide" : "matrix", id},
    h(
      "div",
      {class: "tools"},
      rows.length > 0 && [h("label", {class: "unseen", for: `${id}-find`}, "Find a label"), search, status],
      legend,
    ),
    h(
      "div",
      {class: "scroll", tabindex: "0", role: "region", "aria-label": caption},
      h("table", {}, h("caption", {class: "unseen"}, caption), h("thead", {}, head), body),
    ),
    pager,
  );
}

// What the colours mean: [text, kind, strength] per step.
export function scale(steps) {
  return h(
    "span",
    {class: "scale", "aria-hidden": "true"},
    steps.map(([text, kind, strength]) => h("span", {class: kind, style: {"--strength": String(strength)}}, text)),
  );
}

// What most cells stay below, so that one outlier does not leave the rest pale: a number as the legend shows it.
function typical(values) {
  const sizes = values
    .filter((value) => value !== null)
    .map(Math.abs)
    .sort((a, b) => a - b);
  if (sizes.length === 0) return 1;
  const most = sizes[Math.floor(0.97 * (sizes.length - 1))];
  return most > 9 ? Math.ceil(most) : Math.max(0.1, Math.ceil(10 * most) / 10);
}

// Cells and legend of a table of changes in points. `more` is added to a cell's title.
export function changes(values, more = () => "") {
  const most = typical(values);
  const end = fixed(most, most > 9 ? 0 : 1);
  return {
    cell: (value, row, column) =>
      value === null
        ? {text: "\u00B7", kind: "untried", strength: 0, title: "not known"}
        : {
            text: signed(value, 1),
            kind: value < 0 ? "loss" : "gain",
            strength: Math.min(1, Math.abs(value) / most),
            title: `${signed(value, 2)} points${more(row, column)}`,
          },
    legend: scale([
      [`${values.some((value) => value < -most) ? "\u2264 " : ""}\u2212${end}`, "loss", 1],
      ["", "loss", 0.5],
      ["0", "gain", 0],
      ["", "gain", 0.5],
      [`${values.some((value) => value > most) ? "\u2265 " : ""}+${end}`, "gain", 1],
    ]),
  };
}

export const mean = (values) => {
  const there = values.filter((value) => value !== null);
  return there.length > 0 ? there.reduce((sum, value) => sum + value, 0) / there.length : null;
};
