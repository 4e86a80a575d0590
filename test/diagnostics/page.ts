import { catalogue } from "../../generator/src/diagnostics/catalogue.ts";
import { template } from "../../generator/src/emit/markdown/handlebars.ts";
import type { Example, Guide } from "./guide/guide.ts";
import { chapters } from "./guide/index.ts";
import { findings } from "./run.ts";

const render = template(`# What the messages mean

Every complaint of \`npm run check\` looks like this:

\`\`\`
rules/house/morale/morale-table.yaml:11:11 error axis/gap  rolls must be covered: nothing covers 9
  10 |     result: routed
> 11 |   - roll: 10-13
     |           ^^^^^
  12 |     result: suppressed
  hint: write 9-13
\`\`\`

The first line says **where** (file, line and column), **how bad** (an \`error\` holds everything back; a \`warning\` is for you to judge), the
**code** to find on this page, and **what is wrong**. Below it stands the line itself, and the hint says what to type.

The examples are small; a test runs each of them, and what follows "says" is what the program really said. Marks such as \`[U+200B]\` stand for
characters that cannot be seen.

\`tablewright check --fix\` types what the hint says wherever only that can have been meant: a slip of writing, never a figure. It says which
lines it mended, and reports what remains.

For programs: \`--format json\` prints one document, described by \`tablewright/schema/diagnostics.schema.json\`; \`--format github\` prints annotations for a
pull request. The command ends with 0 where nothing is wrong (warnings included), with 1 where there are errors, and with 2 where it could not do its work at
all: a wrong option, or no rules to read.
{{#each chapters}}

## {{title}}
{{#each entries}}

### {{code}}

{{lead}}{{means}}
{{#if example}}{{#with example}}

{{file}}:

{{wrong}}

{{said}}
{{#if right}}

Right:

{{right}}
{{/if}}
{{/with}}{{/if}}
{{/each}}
{{/each}}
`);

/** The text of docs/diagnostics.md: the catalogue with the examples, and what the compiler says of them. */
export function page(): string {
  return render({
    chapters: chapters.map(([title, guides]) => ({
      title,
      entries: Object.entries(guides).map(([code, guide]) => entry(code as keyof typeof catalogue, guide)),
    })),
  }).replace(/\n{3,}/g, "\n\n");
}

function entry(code: keyof typeof catalogue, guide: Guide): object {
  const lead = catalogue[code].severity === "warning" ? "_A warning._ " : "";
  return { code, lead, means: guide.means, example: "shownIn" in guide ? null : exampleView(guide) };
}

function exampleView(example: Example): object {
  const { file, wrong, shown, right } = example;
  const fence = (text: string) => `\`\`\`${file.endsWith(".yaml") ? "yaml" : ""}\n${text.replace(/\n?$/, "\n")}\`\`\``;
  const [found] = findings(example);
  const hint = found?.hint === undefined ? "" : `\n> _hint:_ ${quoted(found.hint)}`;
  return {
    file: `\`${file}\``,
    wrong: fence(shown ?? wrong),
    said: `> ${quoted(found?.message ?? "")}${hint === "" ? "" : `\n>${hint}`}`,
    right: right ? fence(right) : null,
  };
}

/** Text of a message inside a quotation: its letters, and nothing Markdown would read. */
function quoted(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&!]/g, "\\$&").replaceAll("\n", "  \n> ");
}
