// Elements from names, attributes and children. Text only ever goes in as text: nothing here reads markup, so a label
// called "<script>" is just that.
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "style") {
      for (const [property, setting] of Object.entries(value)) element.style.setProperty(property, setting);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false),
  );
  return element;
}

// A name from the data: kept from mixing its writing direction with the text around it.
export const name = (text) => h("bdi", {}, text === "" ? "(no name)" : text);

export function section(id, title, ...children) {
  return h("section", {id, "aria-labelledby": `${id}-title`}, h("h2", {id: `${id}-title`}, title), children);
}

export const absent = (text) => h("p", {class: "absent"}, text);

export function table(caption, head, rows) {
  return h(
    "div",
    {class: "scroll", tabindex: "0", role: "region", "aria-label": caption},
    h(
      "table",
      {class: "plain"},
      h("caption", {class: "unseen"}, caption),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          head.map((cell) => h("th", {scope: "col"}, cell)),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(([first, ...rest]) =>
          h(
            "tr",
            {},
            h("th", {scope: "row"}, first),
            rest.map((cell) => h("td", {}, cell)),
          ),
        ),
      ),
    ),
  );
}
