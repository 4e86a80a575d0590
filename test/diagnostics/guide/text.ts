import type { yaml } from "../../../generator/src/diagnostics/codes/yaml.ts";
import { type Guides, modifiers, morale } from "./guide.ts";

type TextCodes = { [Code in keyof typeof yaml as Code extends `text/${string}` ? Code : never]: unknown };

const title = "title: Morale\n";

export const text: Guides<TextCodes> = {
  "text/not-utf8": {
    means: "The file was saved in an old encoding. Save it again as UTF-8; every editor offers that.",
    file: modifiers,
    wrong: "name: Blessé",
    right: "name: Wounded",
    encoding: "latin1",
  },
  "text/too-big": {
    means: "No table needs a file this large; something was pasted that does not belong there. Split the table.",
    file: morale,
    wrong: `${title}# ${"x".repeat(5_000_000)}\n`,
    shown: "title: Morale\n# … five million letters\n",
    right: title,
  },
  "text/line-endings": {
    means: "The lines end as on computers of long ago. Save the file with line endings LF (CRLF is read as well).",
    file: morale,
    wrong: "title: Morale\rdescription: What a team does after a morale check.\r",
    shown: "title: Morale␍description: What a team does after a morale check.␍",
    right: "title: Morale\ndescription: What a team does after a morale check.\n",
  },
  "text/character": {
    means: "A character that is no letter, digit or sign got into the file, mostly by copying. Delete it.",
    file: morale,
    wrong: "title: Mor\u0000ale\n",
    shown: "title: Mor␀ale\n",
    right: title,
  },
  "text/invisible": {
    means: "A character nobody can see stands here; it would make two texts that look alike differ. Delete it.",
    file: morale,
    wrong: "title: Mor\u200bale\n",
    shown: "title: Mor[U+200B]ale\n",
    right: title,
  },
  "text/garbled": {
    means: "A letter was spoilt when the file was saved in the wrong encoding. Type it again.",
    file: morale,
    wrong: "title: Morale of the \u00c3\u00a9lite\n",
    right: title,
  },
  "text/space": {
    means: "This looks like a space and is none. Type an ordinary space in its place.",
    file: morale,
    wrong: "title:\u00a0Morale\n",
    shown: "title:[U+00A0]Morale\n",
    right: title,
  },
  "text/odd-space": {
    means: "An unusual space stands inside a text and stays there. If it was not meant, type an ordinary one.",
    file: morale,
    wrong: "title: Morale\u00a0table\n",
    shown: "title: Morale[U+00A0]table\n",
    right: title,
  },
  "text/tab": {
    means: "Lines are moved in by spaces, never by tabs. Replace each tab by two spaces.",
    file: morale,
    wrong: "\t  match: range",
    shown: "→ match: range",
    right: "    match: range",
  },
  "text/merge-conflict": {
    means: "Two people changed the same lines, and git left both. Keep the right ones and delete the marked lines.",
    file: morale,
    wrong: "<<<<<<< ours\ntitle: Morale\n=======\ntitle: Morale checks\n>>>>>>> theirs\n",
    right: title,
  },
};
