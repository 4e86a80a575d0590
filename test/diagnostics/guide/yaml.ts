import type { yaml } from "../../../generator/src/diagnostics/codes/yaml.ts";
import { coats, type Guides, hits, modifiers, morale, rifles } from "./guide.ts";

type YamlCodes = {
  [Code in Exclude<keyof typeof yaml, `text/${string}` | keyof typeof values>]: unknown;
};

const routed = "  - roll: -8\n    result: routed\n";

/** How a file is laid out. */
export const layout: Guides<YamlCodes> = {
  "yaml/syntax": {
    means: "A sign stands where none can stand. Remove it, or quote the text it belongs to.",
    file: coats,
    wrong: "  - { value: 1, thickness: 0.1 }}\n",
    right: "  - value: 1\n    thickness: 0.1\n",
  },
  "yaml/directive": {
    means: "Lines that begin with % speak to YAML programs and have no use here. Remove them.",
    file: morale,
    wrong: "%YAML 1.1\n---\nkind: morale-table\n",
    right: "kind: morale-table\n",
  },
  "yaml/documents": {
    means: "A line --- begins a second table in the same file. Give it a file of its own.",
    file: morale,
    wrong: "    result: passed\n---\nkind: morale-table\n",
    right: "    result: passed\n",
  },
  "yaml/no-content": {
    means: "The file is empty, or holds comments alone. Write the table, or delete the file.",
    file: "rules/house/morale/rallying.yaml",
    wrong: "# to be written\n",
    right: null,
  },
  "yaml/root": {
    means: "A rules file is made of lines such as `title: Morale`.",
    file: "rules/house/morale/rallying.yaml",
    wrong: "- roll: 2\n",
    right: null,
  },
  "yaml/colon-missing": {
    means: "A line names a field and has no colon after it.",
    file: morale,
    wrong: "title Morale\n",
    right: "title: Morale\n",
  },
  "yaml/colon-space": {
    means: "A space stands between the colon and the value.",
    file: morale,
    wrong: "title:Morale\n",
    right: "title: Morale\n",
  },
  "yaml/dash-space": {
    means: "A space stands between the dash of a row and its first field.",
    file: morale,
    wrong: "  -roll: -8\n",
    right: "  - roll: -8\n",
  },
  "yaml/comma-missing": {
    means: "Inside braces and brackets a comma stands between two parts.",
    file: coats,
    wrong: "  - { value: '1' thickness: 0.1 }\n",
    right: "  - value: 1\n    thickness: 0.1\n",
  },
  "yaml/comma-needless": {
    means: "A comma stands where nothing is to be parted. Remove it.",
    file: coats,
    wrong: "  - { value: 1, , thickness: 0.1 }\n",
    right: "  - value: 1\n    thickness: 0.1\n",
  },
  "yaml/flow-cell": {
    means: "Inside braces a comma ends the cell, so 10,000 falls apart. Write one cell a line.",
    file: coats,
    wrong: "  - { value: 1, thickness: 0,1 }\n",
    right: "  - value: 1\n    thickness: 0.1\n",
  },
  "yaml/unclosed": {
    means: "A quote, a brace or a bracket is opened and never closed.",
    file: morale,
    wrong: 'title: "Morale\n',
    right: "title: Morale\n",
  },
  "yaml/after": {
    means: "Something follows a text that has already ended, mostly after its closing quote.",
    file: morale,
    wrong: 'title: "Morale" table\n',
    right: "title: Morale\n",
  },
  "yaml/indent": {
    means:
      "A line begins further left or right than the lines it belongs to. Fields of one row stand below one another.",
    file: morale,
    wrong: "  - roll: -8\n     result: routed\n",
    right: routed,
  },
  "yaml/key-duplicate": {
    means: "The same field stands twice; only one of them can be meant.",
    file: morale,
    wrong: "title: Morale\ntitle: Morale checks\n",
    right: "title: Morale\n",
  },
  "yaml/key-kind": {
    means: "The name of a field is plain text, not a list or a group.",
    file: morale,
    wrong: "[title]: Morale\n",
    right: "title: Morale\n",
  },
  "yaml/key-empty": {
    means: "A colon stands with no name before it.",
    file: morale,
    wrong: "title: Morale\n: Morale\n",
    right: "title: Morale\n",
  },
  "yaml/merge-key": {
    means: "Rows do not borrow cells from one another: a reader must see every figure where it counts.",
    file: morale,
    wrong: "  - &first\n    roll: -8\n    result: routed\n  - <<: *first\n    roll: 9-13\n",
    right: "  - roll: -8\n    result: routed\n  - roll: 9-13\n",
  },
  "yaml/anchor": {
    means: "A name after & marks one part of a file; here it marks two.",
    file: rifles,
    wrong: "    techLevel: &many 3\n    weight: &many 5\n    price: *many\n",
    right: "    techLevel: 3\n    weight: 5\n    price: 90\n",
  },
  "yaml/too-deep": {
    means: "Groups stand inside groups further than any table needs.",
    file: morale,
    wrong: `title: ${"[".repeat(200)}${"]".repeat(200)}\n`,
    shown: "title: [[[[ … ]]]]\n",
    right: "title: Morale\n",
  },
  "yaml/too-many": {
    means: "The file holds more values than a table can have.",
    file: morale,
    wrong: `title: [${"1,".repeat(1_200_000)}1]\n`,
    shown: "title: [1,1,1, … ]\n",
    right: "title: Morale\n",
  },
  "yaml/too-long": {
    means: "One text is longer than any cell of a table.",
    file: morale,
    wrong: `title: ${"long ".repeat(30_000)}\n`,
    shown: "title: long long long …\n",
    right: "title: Morale\n",
  },
};

/** How a single value is typed. */
export const values = {
  "yaml/empty": {
    means: "A field stands there without a value. Type it, or delete the line: a blank cell is a field left out.",
    file: rifles,
    wrong: "    techLevel: 5\n    weight:\n",
    right: "    techLevel: 5\n    weight: 3\n",
  },
  "yaml/null": {
    means: "null and ~ are words of YAML, not of a table. Leave out a blank; quote the word if the book prints it.",
    file: rifles,
    wrong: "    weight: null\n    price: 200\n",
    right: "    weight: 3\n    price: 200\n",
  },
  "yaml/dash": {
    means: "A dash alone begins a list in YAML. Quote a printed dash.",
    file: hits,
    wrong: "      cell: -\n",
    right: '      cell: "-"\n',
  },
  "yaml/indicator": {
    means: "The first sign of this text means something to YAML. Put the text in quotes.",
    file: morale,
    wrong: "title: *Morale*\n",
    right: "title: Morale\n",
  },
  "yaml/colon": {
    means: "A colon and a space inside a text look like a new field. Put the text in quotes.",
    file: morale,
    wrong: "title: Morale: the table\n",
    right: "title: Morale\n",
  },
  "yaml/escape": {
    means: "A backslash inside double quotes begins a special sign. Double it, or use single quotes.",
    file: morale,
    wrong: 'title: "Morale \\guns"\n',
    right: "title: Morale\n",
  },
  "yaml/escape-read": {
    means: "Inside double quotes \\n is a line break and \\t a tab. For a backslash use single quotes.",
    file: morale,
    wrong: 'title: "Morale\\new"\n',
    right: "title: Morale\n",
  },
  "yaml/comment-cut": {
    means: "A space and # begin a comment, so the text ends before them. Quote the text if the # belongs to it.",
    file: modifiers,
    wrong: "name: Leader #1\n",
    right: "name: Leader near\n",
  },
  "yaml/curly-quotes": {
    means: "Curly quotes do not quote; they are read as part of the text. Type straight ones, or leave them out.",
    file: morale,
    wrong: "title: “Morale”\n",
    right: "title: Morale\n",
  },
} satisfies Partial<Guides<typeof yaml>>;
