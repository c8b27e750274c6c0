// The report: reads the two JSON elements that la3/report/report.cpp wrote and builds the page.
import {h} from "./dom.js";
import {effects} from "./effects.js";
import {duration, nameTitles, plural} from "./format.js";
import {labels} from "./labels.js";
import {policy} from "./policy.js";
import {result} from "./result.js";
import {run} from "./run.js";
import {samples} from "./samples.js";
import {search} from "./search.js";
import {training} from "./training.js";

function facts({run: of, labels: names}) {
  const done = (of?.stages ?? []).filter((stage) => stage.seconds !== null);
  const total = done.reduce((sum, stage) => sum + stage.seconds, 0);
  return [
    of?.data,
    of?.network,
    names.length > 0 && plural(names.length, "label"),
    of?.seeds !== undefined && plural(of.seeds, "seed"),
    of?.device,
    of?.started?.replace("T", " ").replace("Z", " UTC"),
    total > 0 && duration(total),
  ].filter(Boolean);
}

function heading(data) {
  return h(
    "header",
    {},
    h("p", {class: "eyebrow"}, data.parts ? "la3 comparison" : "la3 report"),
    h("h1", {}, data.title),
    h(
      "p",
      {class: "facts"},
      facts(data).map((fact) => h("span", {}, fact)),
    ),
    data.notes.length > 0 &&
      h(
        "details",
        {class: "notes", open: data.notes.length <= 8},
        h(
          "summary",
          {},
          `${data.parts ? "What is missing" : "This report is not complete"}: ${plural(data.notes.length, "note")}`,
        ),
        h(
          "ul",
          {},
          data.notes.map((note) => h("li", {}, note)),
        ),
      ),
  );
}

const data = JSON.parse(document.getElementById("la3-data").textContent);
nameTitles([...(data.strengths?.policies ?? []), ...(data.comparison?.policies ?? [])]);
const sections = {result, labels, training, policy, effects, search, samples, run};
const parts = (data.parts ?? Object.keys(sections)).map((part) => sections[part](data));
const links = parts.map((part) => h("a", {href: `#${part.id}`}, part.querySelector("h2").textContent));
document
  .getElementById("report")
  .replaceChildren(
    h("a", {class: "skip", href: "#result"}, "Skip to the result"),
    heading(data),
    h("nav", {"aria-label": "Sections"}, links),
    h("main", {}, parts),
    h("footer", {}, "Written by la3. Everything on this page is in this one file."),
  );

// On paper nothing can be opened.
let closed = [];
addEventListener("beforeprint", () => {
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const details of closed) details.open = true;
});
addEventListener("afterprint", () => closed.forEach((details) => (details.open = false)));
// Names of fragments in the address count only once there is something to go to.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
