import type { errata } from "../../../generator/src/diagnostics/codes/errata.ts";
import type { evidence } from "../../../generator/src/diagnostics/codes/evidence.ts";
import { club, evidence as drawn, erratum, type Guides } from "./guide.ts";

const weight = "  - at: rifles/carbine/weight\n    was: 3\n    now: 4\n";

const crawl = "rows:\n  crawl:\n    name: Crawling\n    description: How far a figure crawls.\n    value: 1\n";

/** Corrections of the print. */
export const corrections: Guides<typeof errata> = {
  "errata/address": {
    means: "An erratum says where it corrects: table/row/column. This place does not exist.",
    file: erratum,
    wrong: "  - at: rifles/carbin/weight\n",
    right: "  - at: rifles/carbine/weight\n",
  },
  "errata/table": {
    means: "An erratum says where it corrects: table/row/column. The book has no table of this id.",
    file: erratum,
    wrong: "  - at: rifle/carbine/weight\n",
    right: "  - at: rifles/carbine/weight\n",
  },
  "errata/other-book": {
    means: "An erratum stands in the folder of its book. The table it names is another book's.",
    file: "rules/club/errata/carbine-lighter.yaml",
    wrong:
      "status: accepted\nauthority: ruling\nchanges:\n  - at: rifles/musket/weight\n    was: 5\n    now: 4\nbecause: It was weighed again.\n",
    right: null,
  },
  "errata/was": {
    means: "An erratum repeats what is printed, so that it never corrects the wrong cell. The print differs.",
    file: erratum,
    wrong: "    was: 5\n",
    right: "    was: 3\n",
  },
  "errata/row": {
    means: "A whole row is added with now: and its fields, and taken out with was: present and now: absent.",
    file: erratum,
    wrong: "  - at: rifles/carbine\n    was: 3\n    now: 4\n",
    right: weight,
  },
  "errata/twice": {
    means: "Two errata in force change the same cell. Let one supersede the other.",
    file: "rules/house/errata/carbine-lighter.yaml",
    wrong:
      "status: accepted\nauthority: ruling\nchanges:\n  - at: rifles/carbine/weight\n    was: 3\n    now: 2\nbecause: It was weighed again.\n",
    right:
      "status: accepted\nauthority: ruling\nsupersedes: carbine-weight\nchanges:\n  - at: rifles/carbine/weight\n    was: 3\n    now: 2\nbecause: It was weighed again.\n",
  },
  "errata/same": {
    means: "The erratum changes nothing: was and now are alike.",
    file: erratum,
    wrong: "    now: 3\n",
    right: "    now: 4\n",
  },
  "errata/dropped": {
    means:
      "An erratum that supersedes another takes the place of all its changes. A cell it says nothing of would go back to the print unseen.",
    file: "rules/house/errata/carbine-dearer.yaml",
    wrong:
      "status: accepted\nauthority: ruling\nsupersedes: carbine-weight\nchanges:\n  - at: rifles/carbine/price\n    was: 200\n    now: 250\nbecause: It costs more.\n",
    right:
      "status: accepted\nauthority: ruling\nsupersedes: carbine-weight\nconcerns:\n  - rifles/carbine/weight\nchanges:\n  - at: rifles/carbine/price\n    was: 200\n    now: 250\nbecause: It costs more.\n",
  },
  "errata/replaces": {
    means: "supersedes and withdraws name an accepted erratum of the same book.",
    file: erratum,
    wrong: "authority: ruling\nsupersedes: carbine-wait\n",
    right: "authority: ruling\n",
  },
};

/** The rules against the figures drawn from the document. */
export const documents: Guides<typeof evidence> = {
  "evidence/differs": {
    means: "The document prints another figure. Restore it; if the print is wrong, write an erratum.",
    file: club,
    wrong: "    value: 7\n    unit: in\n    line: 5\n",
    right: "    value: 6\n    unit: in\n    line: 5\n",
  },
  "evidence/missing": {
    means: "The row cites a line of which no evidence is kept. Mend the line, or draw its evidence.",
    file: club,
    wrong: `${crawl}    line: 6\n    figure: 1\n`,
    right: "rows:\n",
  },
  "evidence/none": {
    means: "A book with a document needs its evidence; one of house rules says document: none.",
    shownIn: "test/unit/replay/replay.test.ts",
  },
  "evidence/uncited": {
    means: "Evidence is kept of a line that no row cites.",
    file: drawn,
    wrong: "8\tfigures\t\n9\tfigures\t4\n",
    right: "8\tfigures\t\n",
  },
  "evidence/malformed": {
    means: "A line of evidence is: line number, tab, mode, tab, text.",
    file: drawn,
    wrong: "7\tfigurs\t3\n",
    right: "7\tfigures\t3\n",
  },
  "evidence/erratum": {
    means: "Where the document itself proves an erratum, a second person reads the place and records what it says.",
    file: "test/golden/club.errata.tsv",
    wrong: "address\tnow\n",
    right: "address\tnow\nfigures/run/value\t4\n",
  },
  "evidence/reading": {
    means: "A cell that no line prints was read a second time, and that reading differs.",
    file: "test/golden/club.readings.tsv",
    wrong: "permissions/climb/allowed\tfalse\n",
    right: "permissions/climb/allowed\ttrue\n",
  },
  "evidence/reading-needless": {
    means: "A second reading is kept of a cell that does not exist.",
    file: "test/golden/club.readings.tsv",
    wrong: "permissions/climb/allowed\ttrue\npermissions/crawl/allowed\ttrue\n",
    right: "permissions/climb/allowed\ttrue\n",
  },
  "evidence/unread": {
    means: "How a table is asked, counted or rounded stands in no figure. Who keeps second readings keeps one of each.",
    file: "test/golden/club.readings.tsv",
    wrong: "figures/run/unit\tin\npermissions",
    right: "figures/run/unit\tin\nfigures/walk/unit\tin\npermissions",
    shown: "address\treading\nfigures/run/unit\tin\n",
  },
  "evidence/unaccounted": {
    means: "A line of the document is cited by no row and listed nowhere. Cite it, or list it with the reason.",
    shownIn: "test/unit/replay/completeness.test.ts",
  },
  "evidence/listed-needlessly": {
    means: "A line is listed as holding nothing, and a row cites it, or it stands in no document.",
    shownIn: "test/unit/replay/completeness.test.ts",
  },
  "evidence/document": {
    means: "The document at hand is not the one the book names, or prints its lines otherwise.",
    shownIn: "test/unit/replay/documents.test.ts",
  },
};
