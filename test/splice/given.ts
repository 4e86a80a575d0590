import { parse } from "../../generator/src/parse/index.ts";
import { load } from "../../generator/src/project/load.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import type { Content, Path } from "../../generator/src/splice/index.ts";
import {
  applyOperations,
  contentAt,
  contentOf,
  isList,
  isMap,
  type Operation,
} from "../../generator/src/splice/index.ts";
import { repository } from "../given/project.ts";

/** Every rules file of the repository. */
export const rulesFiles: readonly SourceFile[] = load(repository).rules;

export function read(text: string): Content {
  const { tree, diagnostics } = parse({ path: "rules/tried.yaml", text });
  if (!tree) throw new Error(`${diagnostics[0]?.message}\n${text}`);
  return contentOf(tree.root);
}

export function at(text: string, path: Path): Content {
  const found = contentAt(read(text), path);
  if (found === undefined) throw new Error(`there is no ${path.join("/")}`);
  return found;
}

/** The text after these edits, all of which must be possible. */
export function edited(text: string, ...operations: readonly Operation[]): string {
  const result = applyOperations(text, operations);
  if ("problem" in result) throw new Error(result.problem);
  return result.text;
}

/** Why an edit is refused. */
export function refusal(text: string, ...operations: readonly Operation[]): string {
  const result = applyOperations(text, operations);
  return "problem" in result ? `${result.reason}: ${result.problem}` : `done: ${result.text}`;
}

/** The paths of all texts that are no keys. */
export function cellsOf(content: Content, path: Path = []): readonly Path[] {
  if (isMap(content)) return content.entries.flatMap(([key, value]) => cellsOf(value, [...path, key]));
  if (isList(content)) return content.flatMap((item, index) => cellsOf(item, [...path, index]));
  return [path];
}

/** Values that YAML reads as something else, cuts short or refuses where they stand without quotes. */
export const nastyValues = [
  ...'7|200(3)+2|1/2|-|no|NO|Rifle: long|Rifle #2|[10]|{x}|2,5|0600|1:30|\'tis|say "hi"|* star|& amp|! bang'.split("|"),
  ..."% pct|@at|`tick`|? q|> gt|- dash|~|null|é ü|1-2|  lead|trail |.2|C(0)|a\\b|---|key:".split("|"),
  "| pipe",
  "a\tb",
  "two\nlines",
  "",
];
