import type { Bump, Change, Difference, Reason } from "../difference/index.ts";
import { cells, plainText } from "../difference/report/markdown.ts";
import {
  changedWith,
  kindText,
  linesText,
  reasonsOf,
  stepText,
  toldAlone,
  warningText,
} from "../difference/report/words.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import { nameOf } from "./names.ts";
import { mark, misreadingsIn, spokenAt } from "./own-words.ts";

/** The changeset of a difference: its bumps by package, and what a player wants to know of each change. */
export function changesetText(
  releases: ReadonlyMap<string, Bump>,
  difference: Difference,
  rules: readonly RuleSet[],
  own = "",
): string {
  const misread = misreadingsIn(own);
  const told = toldAlone(difference.changes);
  const [errata, values] = [told.filter(isErratum), told.filter((one) => !isErratum(one))];
  const head = ["where", "old → new", "because", "source"];
  const present = groups.filter((group) => values.some((one) => groupOf(one) === group));
  const tables = present.flatMap((group) => {
    const rows = values.filter((one) => groupOf(one) === group);
    const table = [
      cells(head),
      cells(head.map(() => "---")),
      ...rows.map((one) => row(one, difference, rules, misread)),
    ];
    return present.length > 1 ? [[`${group}:`], table] : [table];
  });
  const notes = errata.flatMap((one) => note(one, difference.reasons, rules));
  const parts = [
    ["---", ...[...releases].map(([name, bump]) => `"${name}": ${bump}`), "---"],
    ...(own === "" ? [] : [[own]]),
    [mark],
    ...tables,
    ...(notes.length === 0 ? [] : [["Errata and questions:"], notes]),
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** What a change does to an app: it shows another figure, it may ask by another id, or its author has to look. */
const groups = ["Figures and texts", "Ids", "Types and functions"] as const;

function groupOf({ change, bump }: Change): (typeof groups)[number] {
  if (/^(book|table|row|alias|key) |^(id|name) moved/.test(change)) return "Ids";
  return bump === "patch" || change === "cell known" ? "Figures and texts" : "Types and functions";
}

function row(
  change: Change,
  { changes, reasons }: Difference,
  rules: readonly RuleSet[],
  misread: ReadonlyMap<string, string>,
): string {
  const { at, part, errata, lines } = change;
  const named = reasonsOf(change, reasons);
  const kind = kindText(change);
  const warning = warningText(change);
  const alike = changedWith(change, changes, (one) => nameOf(one, rules).replace(`${nameOf(at, rules)}: `, ""));
  const source = linesText(named[0]?.lines ?? lines);
  return cells([
    `${plainText(nameOf(at, rules))}${part === undefined ? "" : ` ${plainText(part)}`}<br>\`${at}\``,
    `${plainText(`${kind === "" ? "" : `${kind}: `}${stepText(change)}`)}${warning === "" ? "" : ` (${warning})`}${alike === "" ? "" : `<br>${plainText(alike)}`}`,
    named.length === 0 && change.cause === "transcription"
      ? plainText(spokenAt(at, misread) ?? "")
      : named
          .map(({ id, because }) => `${errata.length > 0 ? `erratum \`${id}\`: ` : ""}${plainText(because)}`)
          .join("<br>"),
    source,
  ]);
}

function note(
  { at, change, part, now }: Change,
  reasons: readonly Reason[],
  rules: readonly RuleSet[],
): readonly string[] {
  const [book = "", , id] = at.split("/");
  const because = reasons.find((one) => one.book === book && one.id === id)?.because ?? "";
  const state = part === undefined ? stateText(now === null ? change : String(now)) : partText(part);
  return [`- \`${id}\` (${plainText(nameOf(book, rules))}), ${state}: ${plainText(because)}`];
}

function stateText(state: string): string {
  return state === "applied" ? "a correction" : state === "open" ? "an open question, which changes nothing" : state;
}

function partText(part: string): string {
  if (part === "because") return "its reason is worded better";
  return part === "source" ? "it cites other lines" : `its ${part} are others now`;
}

function isErratum({ at }: Change): boolean {
  return at.split("/")[1] === "errata";
}

/** `house/prices/rifle/value: 800 → 80`, for a message. */
export function changeText(change: Change): string {
  const kind = kindText(change);
  return `${change.at}${change.part === undefined ? "" : ` ${change.part}`}: ${kind === "" ? "" : `${kind}, `}${stepText(change)}`;
}

/** The first of several, and how many more there are. */
export function firstOf(texts: readonly string[]): string {
  const more = texts.length - 1;
  return `${texts[0]}${more > 0 ? `, and ${more} more` : ""}`;
}
