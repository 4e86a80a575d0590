import type { cell, field } from "../../../generator/src/diagnostics/codes/cell.ts";
import { club, type Guides, morale, rifles } from "./guide.ts";

export const fields: Guides<typeof field> = {
  "field/unknown": {
    means: "There is no such field here. Mostly it is a slip of a letter, or the field belongs further in or out.",
    file: rifles,
    wrong: "        magasine: 20\n",
    right: "        magazine: 20\n",
  },
  "field/missing": {
    means: "A field is missing that this kind of table always has.",
    file: rifles,
    wrong: "    weight: 5\n    price: 90\n",
    right: "    techLevel: 3\n    weight: 5\n    price: 90\n",
  },
};

export const cells: Guides<typeof cell> = {
  "cell/type": {
    means: "The value is of another sort than the field takes: a text where a list should stand, say.",
    file: morale,
    wrong: "  roll: 2d6\n",
    right: "  roll:\n    match: range\n    dice: 2d6\n    modified: true\n",
  },
  "cell/number": {
    means: "Type numbers plainly: digits, a point before the fraction, no unit, no separators.",
    file: rifles,
    wrong: "    price: 1,200\n    loads:\n      standard:\n        name: Standard\n        magazine: 20\n",
    right: "    price: 200\n    loads:\n      standard:\n        name: Standard\n        magazine: 20\n",
  },
  "cell/thousands-point": {
    means: "A point stands before a fraction. Where the book parts thousands with it, leave it out.",
    file: rifles,
    wrong: "    price: 1.200\n    loads:\n      standard:\n        name: Standard\n        magazine: 20\n",
    right: "    price: 200\n    loads:\n      standard:\n        name: Standard\n        magazine: 20\n",
  },
  "cell/not-allowed": {
    means: "Only certain words may stand here; the message lists them.",
    file: morale,
    wrong: "    match: rang\n",
    right: "    match: range\n",
  },
  "cell/range": {
    means: "The number is smaller or larger than this field can be.",
    file: rifles,
    wrong: "        magazine: -20\n",
    right: "        magazine: 20\n",
  },
  "cell/notation": {
    means: "Type the cell the way the book prints it; the message shows the form.",
    file: rifles,
    wrong: "        difficult: 150(2+1\n",
    right: "        difficult: 150(2)+1\n",
  },
  "cell/round-trip": {
    means: "The cell can be read, but no book prints it so. Type it the book's way.",
    file: rifles,
    wrong: "        difficult: 0(2)+1\n",
    right: "        difficult: 150(2)+1\n",
  },
  "cell/band": {
    means: "A span of values is typed 9-13, 14+ or -8.",
    file: morale,
    wrong: "  - roll: 9 to 13\n",
    right: "  - roll: 9-13\n",
  },
  "cell/citation": {
    means: "Lines of the document are typed 3298, 3146-3341, or several of them with commas.",
    file: club,
    wrong: "  lines: 8-5\n",
    right: "  lines: 5-8\n",
  },
  "cell/note": {
    means: "The row carries a note number that the table does not explain. Add it to noteLegend, or mend the number.",
    file: rifles,
    wrong: "        notes: 3\n",
    right: "        notes: 1\n",
  },
  "cell/note-conflict": {
    means: "Two notes of one row say different things of the same property.",
    file: rifles,
    wrong: "        notes: 1, 2\n",
    right: "        notes: 1\n",
  },
  "cell/plausible": {
    means: "The figure is far from what such a column holds, so a digit may have slipped. It is accepted.",
    file: rifles,
    wrong: "    weight: 50\n",
    right: "    weight: 5\n",
  },
  "cell/order": {
    means: "The figures of this column follow an order from row to row, and this one breaks it.",
    file: "rules/house/hit/hit-table.yaml",
    wrong: "  - roll: 5+\n    near: M\n",
    right: "  - roll: 5+\n    near: 2\n",
  },
  "cell/unlike": {
    means:
      "The figure is far from all others of its column, or the one that breaks their order, so a digit may have slipped. It is accepted; confirmed: in the head of the table says that it is right.",
    file: "rules/house/gear/goods.yaml",
    wrong: `kind: catalog
title: Goods
columns: { price: integer }
rows:
  rope: { price: 20 }
  tent: { price: 35 }
  lamp: { price: 250 }
  oars: { price: 50 }
`,
    right: `kind: catalog
title: Goods
columns: { price: integer }
rows:
  rope: { price: 20 }
  tent: { price: 35 }
  lamp: { price: 25 }
  oars: { price: 50 }
`,
  },
  "cell/relation": {
    means:
      "The figures of the row do not stand to each other as the table, or its kind, says under relations. One of them may be a slip, or was left behind by a correction of another.",
    file: rifles,
    wrong: "        formidable: 900(1)+1\n        impossible: 500(0)\n",
    right: "        formidable: 300(1)+1\n        impossible: 500(0)\n",
  },
  "cell/confirmed": {
    means: "confirmed: lists the addresses of cells of the table itself. This one leads nowhere.",
    file: "rules/house/gear/goods.yaml",
    wrong: `kind: catalog
title: Goods
confirmed: [goods/rope/cost]
columns: { price: integer }
rows:
  rope: { price: 20 }
`,
    right: `kind: catalog
title: Goods
columns: { price: integer }
rows:
  rope: { price: 20 }
`,
  },
  "cell/confirmed-needless": {
    means: "The cell is confirmed, but nothing asks about it any more. A confirmation would hide the next slip.",
    file: "rules/house/gear/goods.yaml",
    wrong: `kind: catalog
title: Goods
confirmed: [goods/rope/price]
columns: { price: { type: integer, plausible: [1, 40] } }
rows:
  rope: { price: 20 }
`,
    right: `kind: catalog
title: Goods
columns: { price: { type: integer, plausible: [1, 40] } }
rows:
  rope: { price: 20 }
`,
  },
  "cell/sign": {
    means: "The sign of the number says another thing than the effect the row states. Mend whichever is wrong.",
    file: "rules/house/morale/morale-modifiers.yaml",
    wrong: "    value: +1\n    effect: shakes the team\n",
    right: "    value: -1\n    effect: shakes the team\n",
  },
};
