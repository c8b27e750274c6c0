// The policy: how much of each label's triples each op makes up.
import {absent, h, section} from "./dom.js";
import {count, fixed} from "./format.js";
import {matrix, mean, scale} from "./matrix.js";
import {strength} from "./strength.js";
import {withMeanPolicy} from "./uncertain.js";

export function policy({policy: of, strength: measured, ops, labels, search}) {
  if (!of) return section("policy", "Policy", absent("No policy has been built yet."));
  const row = (name, {share, triples}) => ({
    name,
    values: share,
    extra: [{text: count(Math.round(triples)), key: triples}],
  });
  const rows = of.rows.map((entry) => row(labels[entry.label], entry));
  const pinned = [];
  if (rows.length > 1)
    pinned.push(
      row("Mean of all labels", {
        share: ops.map((_, op) => mean(rows.map(({values}) => values[op]))),
        triples: mean(of.rows.map(({triples}) => triples)),
      }),
    );
  if (of.all) pinned.push(row("One policy for all labels", of.all));
  const most = Math.max(1, ...rows.flatMap(({values}) => values), ...pinned.flatMap(({values}) => values));
  const text = (share) => (share === 0 ? "\u00B7" : share < 5 ? "<1" : fixed(share / 10, 0));
  return section(
    "policy",
    "Policy",
    h(
      "p",
      {},
      rows.length === 0
        ? "How large a part of the triples each operation makes up, in percent. All sixteen alike would be 6 each. An operation that the search found harmful is rare."
        : "How large a part of a label's triples each operation makes up, in percent. All sixteen alike would be 6 each. An operation that the search found harmful for a label is rare in its row.",
    ),
    of.hint &&
      h(
        "p",
        {},
        `In this policy, ${of.hint}. A network may learn to go by the operations, though test images have none.`,
        of.hint_use &&
          ` Trained with it, the network recognises ${fixed(of.hint_use.own, 1)}% of ${count(of.hint_use.images)} training images if their own label's policy augments them, and ${fixed(of.hint_use.other, 1)}% if another label's does: because it goes by the operations, or because they do not suit that label.`,
      ),
    strength(measured, of.strength),
    withMeanPolicy(search?.uncertain, labels),
    matrix({
      id: "policy-shares",
      caption: `Share of each operation in ${rows.length === 0 ? "the" : "each label's"} policy, in percent`,
      ops,
      extras: ["Triples"],
      rows,
      pinned,
      cell: (share) => ({
        text: text(share),
        kind: "share",
        strength: share / most,
        title: `${fixed(share / 10, 1)}%`,
      }),
      legend: scale([
        ["0%", "share", 0],
        ["", "share", 0.33],
        ["", "share", 0.67],
        [`${fixed(most / 10, 0)}%`, "share", 1],
      ]),
    }),
  );
}
