import type { SourceFile } from "../../generator/src/source/source-file.ts";

/** A book of house rules whose errata add and take out rows of every shape and replace each other. */
export const errataRules: readonly SourceFile[] = [
  rule("book.yaml", "title: House rules\ndocument: none\nminus: up-to\n"),
  rule(
    "morale/morale-table.yaml",
    `kind: morale-table
title: Morale table
axes:
  roll:
    match: range
    dice: 2d6
    modified: true
    exceptions:
      - { at: 9-10, kind: gap, gives: unknown, because: The line is missing. }
rows:
  - roll: -8
    result: routed
  - roll: 11-13
    result: suppressed
  - roll: 14+
    result: passed
`,
  ),
  rule(
    "hit/bonuses.yaml",
    `kind: modifiers
title: Bonuses
rows:
  calm: { name: Calm firer, value: 2, aliases: [at-ease] }
  near: { value: 3 }
`,
  ),
  rule(
    "hit/figures.yaml",
    `kind: figures
title: Figures
rows:
  turn-length: { value: 30, description: Length of a turn. }
  move-length: { value: 6, description: Length of a move. }
`,
  ),
  erratum("missing-line", [
    `{ at: morale-table/9-10, was: absent, now: { roll: 9-10, result: suppressed } }`,
    `{ at: morale-table/11-13/roll, was: 11-13, now: 11-12 }`,
    `{ at: morale-table/13, was: absent, now: { roll: 13, result: passed } }`,
    `{ at: morale-table/11-13/result, was: suppressed, now: routed }`,
  ]),
  erratum("wet-powder", [
    `{ at: bonuses/wet, was: absent, now: { name: Wet powder, value: -2 } }`,
    `{ at: figures/move-length, was: present, now: absent }`,
  ]),
  erratum("calm-first", [`{ at: bonuses/at-ease/value, was: 2, now: 3 }`]),
  erratum("calm-second", [`{ at: bonuses/calm/value, was: 2, now: 4 }`], "supersedes: calm-first\n"),
  erratum("near-first", [`{ at: bonuses/near/value, was: 3, now: 1 }`]),
  erratum("near-back", [], "withdraws: near-first\n"),
  rule(
    "errata/turns.yaml",
    `status: open
concerns: [figures/turn-length/value]
options: [30 seconds, 60 seconds]
because: The figure is smudged.
`,
  ),
];

export function erratum(id: string, changes: readonly string[], more = ""): SourceFile {
  const list = changes.length === 0 ? "" : `changes:\n${changes.map((one) => `  - ${one}\n`).join("")}`;
  return rule(`errata/${id}.yaml`, `status: accepted\nauthority: ruling\n${more}${list}because: A ruling on ${id}.\n`);
}

function rule(path: string, text: string): SourceFile {
  return { path: `rules/house/${path}`, text };
}
