// Images of one label at a time, and what its policy makes of them. The images are looked at only when the reader
// comes near.
import {absent, h, name, section} from "./dom.js";
import {fixed, look} from "./format.js";

const smallCell = 64; // cells below this are shown twice as large

function bytes(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function call(ops, [op, magnitude]) {
  return magnitude === undefined
    ? ops[op]
    : `${ops[op]} ${fixed(magnitude, Number.isInteger(magnitude) || Math.abs(magnitude) >= 10 ? 0 : 2)}`;
}

export function samples({ops, labels, policy}) {
  const place = h("div", {class: "gallery"}, h("p", {class: "fine"}, "Loading\u2026"));
  const part = section("samples", "Samples", place);
  let address = null;

  // One cell of a picture with so many columns; `by` names the policy of a copy.
  function figure(src, {cell_px: side, columns}, {source, calls}, i, by) {
    const size = side < smallCell ? 2 * side : side;
    const what = calls.length === 0 ? "Original" : calls.map((one) => call(ops, one)).join(", ");
    const style = {
      width: `${size * columns}px`,
      "margin-left": `${-(i % columns) * size}px`,
      "margin-top": `${-Math.floor(i / columns) * size}px`,
    };
    const image = h("img", {
      src,
      alt: `${by ? `${by}: ` : ""}${what}, image ${source}`,
      class: size > side && "twice",
      style,
    });
    const head = by ?? (calls.length === 0 && "Original");
    return h(
      "figure",
      {class: "cell", style: {"--side": `${size}px`}},
      h("div", {}, image),
      h(
        "figcaption",
        {},
        head && h("strong", {}, head),
        calls.map((one) => h("span", {}, call(ops, one))),
      ),
    );
  }

  function figures({cell_px, columns}, {cells}) {
    const shown = cells.map((cell, i) => figure(address, {cell_px, columns}, cell, i));
    const rows = [];
    for (let i = 0; i < shown.length; i += columns)
      rows.push(h("div", {class: "cells"}, shown.slice(i, i + columns)));
    return rows;
  }

  // The same images under each compared policy, one row a label.
  function compared({cell_px, policies, jpeg, rows}) {
    const src = URL.createObjectURL(new Blob([bytes(jpeg)], {type: "image/jpeg"}));
    const columns = policies.length + 1;
    return h(
      "div",
      {id: "compared-samples"},
      h("h3", {}, "The compared policies on the same images"),
      h("p", {}, "Each image, and what each policy makes of it in the first epoch, before crop and flip."),
      h(
        "div",
        {class: "compared-rows"},
        rows.map(({label, cells}, row) =>
          h(
            "div",
            {class: "compared", role: "group", "aria-label": labels[label] || "(no name)"},
            h("p", {class: "fine"}, name(labels[label])),
            h(
              "div",
              {class: "cells"},
              cells.map((cell, i) =>
                figure(
                  src,
                  {cell_px, columns},
                  cell,
                  row * columns + i,
                  i > 0 ? look(policies[i - 1]).title : undefined,
                ),
              ),
            ),
          ),
        ),
      ),
    );
  }

  function first(label) {
    const triples = policy?.rows.find((row) => row.label === label)?.first ?? [];
    if (triples.length === 0) return null;
    return h(
      "p",
      {class: "fine"},
      "Chosen first: ",
      triples
        .map(([a, b, c, score]) => `${ops[a]} \u2192 ${ops[b]} \u2192 ${ops[c]} (score ${fixed(score, 2)})`)
        .join("; "),
      ". The score is no reward: it is the predicted reward above the label's least, less a penalty for what the triple shares with those chosen before.",
    );
  }

  function build() {
    const all = JSON.parse(document.getElementById("la3-samples").textContent || "null");
    if (!all || (all.labels.length === 0 && !all.compared))
      return place.replaceChildren(absent("There are no sample images."));
    if (all.labels.length === 0) return place.replaceChildren(compared(all.compared));
    const picture = h("div", {id: "label-samples", "aria-live": "polite"});
    const choice = h(
      "select",
      {id: "sample-label", on: {change: () => show()}},
      all.labels.map((entry, i) => h("option", {value: String(i)}, labels[entry.label] || "(no name)")),
    );
    const step = (by) => {
      choice.selectedIndex = (choice.selectedIndex + by + all.labels.length) % all.labels.length;
      show();
    };
    const show = () => {
      const entry = all.labels[choice.selectedIndex];
      if (address) URL.revokeObjectURL(address);
      address = URL.createObjectURL(new Blob([bytes(entry.jpeg)], {type: "image/jpeg"}));
      picture.replaceChildren(
        h("h3", {}, name(labels[entry.label])),
        ...figures(all, entry),
        first(entry.label) ?? "",
      );
    };
    place.replaceChildren(
      h(
        "p",
        {},
        "Each image, and what the label's policy makes of it: operations with their magnitudes, applied from top to bottom.",
      ),
      h(
        "div",
        {class: "tools"},
        h("label", {for: "sample-label"}, "Label"),
        choice,
        h("button", {type: "button", on: {click: () => step(-1)}}, "Previous"),
        h("button", {type: "button", on: {click: () => step(1)}}, "Next"),
      ),
      picture,
      all.compared ? compared(all.compared) : "",
    );
    show();
  }

  let begun = false;
  const begin = () => {
    if (!begun) build();
    begun = true;
    near.disconnect();
  };
  const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
    rootMargin: "600px",
  });
  near.observe(part);
  addEventListener("beforeprint", begin);
  return part;
}
