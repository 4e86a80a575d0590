import type { axis } from "../../../generator/src/diagnostics/codes/axis.ts";
import { coats, type Guides, hits, morale } from "./guide.ts";

/** Keys of a lookup, and the proof that they cover everything once. */
export const axes: Guides<typeof axis> = {
  "axis/gap": {
    means: "Some value has no row. Extend a row so that it is covered, or record that the print leaves it open.",
    file: morale,
    wrong: "  - roll: 10-13\n",
    right: "  - roll: 9-13\n",
  },
  "axis/overlap": {
    means: "Some value belongs to two rows, so no one can say which counts.",
    file: morale,
    wrong: "  - roll: 8-13\n",
    right: "  - roll: 9-13\n",
  },
  "axis/backwards": {
    means: "The larger number stands first.",
    file: morale,
    wrong: "  - roll: 13-9\n",
    right: "  - roll: 9-13\n",
  },
  "axis/outside": {
    means: "No roll and no value can ever lead to this row.",
    file: "rules/house/hit/scatter.yaml",
    wrong: scatter(7),
    right: scatter(5),
  },
  "axis/order": {
    means: "The rows must stand in rising order.",
    file: hits,
    wrong: "  - roll: 2+\n    near: 2\n",
    right: "  - roll: 5+\n    near: 2\n",
  },
  "axis/duplicate": {
    means: "Two rows have the same key.",
    file: hits,
    wrong: "  - roll: 3+\n    near: 2\n",
    right: "  - roll: 5+\n    near: 2\n",
  },
  "axis/policy-missing": {
    means:
      "Modifiers can lead below the first row or above the last one. Say what counts there: none, clamp, error, or a cell.",
    file: hits,
    wrong: '    form: "{key}+"\n',
    right: '    form: "{key}+"\n    below:\n      cell: "-"\n',
  },
  "axis/policy-needless": {
    means: "Nothing can lie beyond this end, so nothing is to be said of it.",
    file: morale,
    wrong: "    modified: true\n    below: clamp\n",
    right: "    modified: true\n",
  },
  "axis/policy-cell": {
    means: "A row has several columns, so one cell cannot stand for it. Say none, clamp or error.",
    file: "rules/house/walker/damage.yaml",
    wrong: damage("\n      cell: Leg hit"),
    right: damage(" none"),
  },
  "axis/exception-needless": {
    means: "An exception excuses a fault of the print, and the print has none there. Remove the exception.",
    file: morale,
    wrong:
      "    modified: true\n    exceptions:\n      - at: 9\n        kind: gap\n        gives: unknown\n        because: The page is torn.\n",
    right: "    modified: true\n",
  },
  "axis/columns": {
    means: "Only ids can stand as columns; this axis is numbers, or the rows hold its keys already.",
    file: hits,
    wrong: "  difficulty:\n    match: range\n",
    right: "  difficulty:\n    match: exact\n",
  },
  "axis/columns-missing": {
    means: "The table has cells by this axis but does not list its columns.",
    file: hits,
    wrong: "    match: exact\n",
    right: "    match: exact\n    columns:\n      - near\n      - far\n",
  },
  "axis/form": {
    means: "The form says how a key is printed: a text with {key}, or with {from} and {to}.",
    file: coats,
    wrong: '    form: "{kee}"\n',
    right: '    form: "{key}"\n',
  },
  "axis/cell-missing": {
    means: "A row of a matrix needs a cell in every column; a blank one is a printed dash, or unknown.",
    file: hits,
    wrong: "    near: 2\n",
    right: "    near: 2\n    far: 1\n",
  },
  "axis/cell-unknown": {
    means: "The row has a cell for a column the table does not have.",
    file: hits,
    wrong: "    near: 2\n    farr: 1\n    far: 1\n",
    right: "    near: 2\n    far: 1\n",
  },
  "axis/not-monotone": {
    means: "A table looked up backwards must rise from row to row, or two rows would answer.",
    file: coats,
    wrong: "    thickness: 0.05\n",
    right: "    thickness: 0.25\n",
  },
};

/** A table without modifiers, so that its die alone leads to a row. */
function scatter(second: number): string {
  return `kind: hit-table
title: Scatter
description: Where a round falls.
axes:
  roll:
    match: floor
    dice: 1d6
    form: "{key}+"
  difficulty:
    match: exact
    columns:
      - near
rows:
  - roll: 1+
    near: 1
  - roll: ${second}+
    near: 2
`;
}

function damage(below: string): string {
  return `kind: walker-damage
title: Damage
description: What a hit does to a walker.
axes:
  roll:
    match: range
    form: "{key}"
    dice: 1d2
    modified: true
    below:${below}
    above: clamp
rows:
  - roll: 1
    name: Leg hit
  - roll: 2
    name: Weapon shot
`;
}
