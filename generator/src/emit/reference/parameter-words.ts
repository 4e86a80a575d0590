import type { Citation } from "../../model/index.ts";
import { label } from "../markdown/labels.ts";
import { inline, join, type Markdown, md } from "../markdown/markdown.ts";
import { sourceWords } from "../markdown/source-words.ts";

/** A parameter of an operation in words: a fraction as 1/2, a list by its items, a record by its fields. */
export function parameterWords(value: unknown): Markdown {
  if (Array.isArray(value)) return join(value.map(parameterWords), ", ");
  if (typeof value !== "object" || value === null) return inline(String(value));
  const { citation, name, description: _, ...fields } = value as Described;
  const share = shareText(fields);
  if (share !== null) return inline(share);
  const given = Object.entries(fields).filter(([, field]) => field !== null);
  const parts = given.map(([id, field]) => md`${inline(label(id).toLowerCase())} ${parameterWords(field)}`);
  const source = citation ? md`(${sourceWords(citation)})` : md``;
  return join([inline(name ?? ""), ...parts, source], " ");
}

/** What a record among the parameters may have beside its fields. */
interface Described {
  readonly name?: string;
  readonly description?: string;
  readonly citation?: Citation | null;
}

function shareText(fields: object): string | null {
  if (!("numerator" in fields && "denominator" in fields)) return null;
  const { numerator, denominator } = fields;
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}
