import type { aliases, names } from "../../../generator/src/diagnostics/codes/names.ts";
import type { columns, table } from "../../../generator/src/diagnostics/codes/table.ts";
import { club, type Guides, hits, modifiers, morale, rifles, shot } from "./guide.ts";

const figures = "    name: Walking\n    description: How far a figure walks in one turn.\n    value: 6\n    unit: in\n";

const counts = `kind: figures
title: Counts
description: Single figures.
rows:
  squads:
    name: Squads
    description: Squads of a platoon.
    value: 3
`;

const pikes = `kind: catalog
title: Pikes
columns:
  length: integer cm
rows:
  long:
    length: 550
`;

/** What tables say of their own columns. */
export const definitions: Guides<typeof columns> = {
  "schema/unusable": {
    means:
      "A schema of your own, in `schema/`, cannot be used, or would lose something that is typed. Nothing else is judged until it is mended. A kind written as YAML needs none of this.",
    shownIn: "test/unit/kinds/own-schema.test.ts",
  },
  "column/definition": {
    means:
      "What a table says of one of its columns cannot be used. The message says why; docs/tables.md has every form.",
    file: "rules/house/weapon/pikes.yaml",
    wrong: pikes.replace("integer cm", "interger cm"),
    right: pikes,
  },
};

/** Whole tables, and what they say of each other. */
export const tables: Guides<typeof table> = {
  "table/kind-unknown": {
    means: "There is no such kind of table in this family. The folder is the family.",
    file: morale,
    wrong: "kind: moral-table\n",
    right: "kind: morale-table\n",
  },
  "table/kind-missing": {
    means: "The first thing a table says is its kind.",
    file: morale,
    wrong: "title: Morale\n",
    right: "kind: morale-table\ntitle: Morale\n",
  },
  "table/misplaced": {
    means: "A table is a file rules/<book>/<family>/<table>.yaml.",
    file: "rules/house/rallying.yaml",
    wrong: "kind: figures\n",
    right: null,
  },
  "table/ending": {
    means: "Only files that end in .yaml are read; some systems hide the ending, or add .txt. Rename the file.",
    file: "rules/house/morale/Rallying.YAML",
    wrong: "kind: figures\n",
    right: null,
  },
  "table/passed-over": {
    means:
      "Only .yaml files are read from rules/. Keep notes and sheets elsewhere, so that nobody takes them for tables.",
    file: "rules/house/morale/prices.csv",
    wrong: "weapon,price\n",
    right: null,
  },
  "table/book-missing": {
    means: "Each folder of rules needs a book.yaml that says what the book is.",
    file: "rules/attic/morale/morale-table.yaml",
    wrong: counts,
    right: null,
  },
  "table/family-unknown": {
    means:
      "Any folder may hold tables, but this one is called almost like another of this book, whose kinds cannot be used here.",
    file: "rules/house/morales/pikes.yaml",
    wrong: pikes,
    right: null,
  },
  "table/reference": {
    means: "The cell names a row of another table, and that table has no such row.",
    file: "rules/house/armor/options.yaml",
    wrong: options("jak"),
    right: options("jacket"),
  },
  "table/table-unknown": {
    means: "The book has no table of this name.",
    file: shot,
    wrong: "table: rifle\n",
    right: "table: rifles\n",
  },
  "table/lost": {
    means: "A table that errata speak of is gone. If its file was renamed, the old name stays as an alias.",
    shownIn: "test/generated/renamed.test.ts",
  },
  "table/wrong-shape": {
    means: "The table exists, but is of another form than this place can use.",
    file: shot,
    wrong: "table: morale-table\n",
    right: "table: rifles\n",
  },
  "table/column-unknown": {
    means: "The table has no such column.",
    file: shot,
    wrong: "  - dificult\n",
    right: "  - difficult\n",
  },
  "table/print-column": {
    means: "print lists the columns as the book prints them, and this is none of the table.",
    file: modifiers,
    wrong: "  - valu\n",
    right: "  - value\n",
  },
  "table/source-missing": {
    means: "The book has a document, so every row cites the line it is printed on.",
    file: club,
    wrong: figures,
    right: `${figures}    line: 5\n    figure: 1\n`,
  },
};

export const ids: Guides<typeof names> = {
  "name/id": {
    means: "An id is made of small letters, digits and hyphens, and stays for ever.",
    file: modifiers,
    wrong: "  Leader Near:\n",
    right: "  leader:\n",
  },
  "name/duplicate": {
    means: "Two things have the same id. Table ids are unique in a book, whatever their family.",
    file: "rules/house/armor/rifles.yaml",
    wrong: counts,
    right: null,
  },
  "name/another": {
    means:
      "The name of the row is the id, a former id or the print of another row, so the two may have been exchanged.",
    file: rifles,
    wrong: "    name: Musket\n",
    right: "    name: Carbine\n",
  },
  "name/exchanged": {
    means:
      "Two rows have names that fit each other's ids better than their own, so ids or names may have been exchanged.",
    file: "rules/house/morale/leaders.yaml",
    wrong:
      "kind: figures\ntitle: Leaders\ndescription: How far leaders are heard.\nrows:\n  squad-leader:\n    name: Leader of a platoon\n    description: In inches.\n    value: 6\n  platoon-leader:\n    name: Leader of a squad\n    description: In inches.\n    value: 12\n",
    right: null,
  },
  "name/figure": {
    means:
      "An id or a name has a figure that its row prints nowhere, neither in its printed words nor among its figures. It may belong to another row.",
    file: club,
    wrong: "  walk-8:\n    aliases: [walk]\n    name: Walking\n",
    right: "  walk:\n    name: Walking\n",
  },
  "name/collision": {
    means: "Two ids become one name in program code. Change one of them.",
    file: modifiers,
    wrong: "  leader-2:\n    name: Second leader\n    value: +1\n  leader2:\n",
    right: "  leader:\n",
  },
};

export const formerIds: Guides<typeof aliases> = {
  "alias/id": {
    means: "A former id cannot be the id of a row that exists.",
    file: rifles,
    wrong: "    name: Carbine\n    aliases:\n      - musket\n",
    right: "    name: Carbine\n",
  },
  "alias/twice": {
    means: "A former id leads to one row only.",
    file: rifles,
    wrong: "    name: Carbine\n    aliases:\n      - flintlock\n",
    right: "    name: Carbine\n",
  },
  "alias/target": {
    means: "A former id must lead to an id that exists, and not to another former id.",
    file: hits,
    wrong: "    match: exact\n    aliases:\n      close: nearr\n",
    right: "    match: exact\n",
  },
};

function options(suit: string): string {
  return `kind: catalog
title: Options
description: What can be added to a suit.
columns:
  suit:
    row-of: personal-armor
    description: The suit it is added to.
rows:
  patch:
    name: Patch
    suit: ${suit}
`;
}
