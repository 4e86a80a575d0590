/** A word of an app's file that may be an id. */
export interface Word {
  readonly form: "quoted" | "property" | "key" | "name";
  readonly text: string;
  readonly start: number;
  /** Of a property, what stands before its dot; of a key, the function it is given to; of a name, the module it is imported from. */
  readonly of: string | null;
}

/** How a file is written: as code, as YAML or a table of values, or with every text in quotes. */
export type Writing = "code" | "plain" | "quoted";

const quoted = /(["'`])([a-z0-9][\w./-]*)\\?\1/gi;
const value = /[a-z0-9][\w./-]*/gi;
const identifier = /[a-z_$][\w$]*/gi;
const imported = /\bimport\s+(?:type\s+)?\{[^{}]{0,4000}\}\s*from\s*["']([^"'\n]+)["']/g;
/** A call longer than this is none. */
const longestCall = 4000;

/**
 * The words of a text that stand where ids stand: whole quoted strings, properties, keys, and names. It may be a megabyte of
 * anything, so no part of it is looked at again for each other part.
 * @param functions those whose arguments may name ids as keys
 */
export function wordsOf(text: string, writing: Writing, functions: ReadonlySet<string>): readonly Word[] {
  const words = [...text.matchAll(quoted)].map((found): Word => {
    return { form: "quoted", text: found[2] ?? "", start: found.index + 1, of: null };
  });
  if (writing === "quoted") return words;
  const more = writing === "plain" ? valuesIn(text) : namesIn(text, functions);
  return [...words, ...more];
}

/** The YAML scalars, list items and values between separators; a colon behind one makes it a key. */
function valuesIn(text: string): readonly Word[] {
  return [...text.matchAll(value)].flatMap(({ 0: word, index }): readonly Word[] => {
    const form = beginsValue(text, index) ? formBefore(text, index + word.length) : null;
    return form ? [{ form, text: word, start: index, of: null }] : [];
  });
}

/** Whether a value may begin here: behind a separator, or with nothing but list dashes before it on its line. */
function beginsValue(text: string, start: number): boolean {
  let at = backOverBlanks(text, start);
  if (text.slice(at, start).includes("\t") || isIn(":,;[{", text[at - 1])) return true;
  while (text[at - 1] === "-" && isIn(" \t", text[at])) at = backOverBlanks(text, at - 1);
  return at === 0 || isLineBreak(text[at - 1]);
}

/** What a value is that ends here; null where more follows that belongs to it. */
function formBefore(text: string, end: number): "key" | "quoted" | null {
  let at = end;
  while (isIn(" \t", text[at])) at += 1;
  const next = text[at];
  if (next === ":" && /^\s?$/.test(text[at + 1] ?? "")) return "key";
  const ends = next === undefined || isLineBreak(next) || isIn(",;]}", next) || (next === "#" && at > end);
  return ends || text.slice(end, at).includes("\t") ? "quoted" : null;
}

function backOverBlanks(text: string, start: number): number {
  let at = start;
  while (isIn(" \t", text[at - 1])) at -= 1;
  return at;
}

function isIn(characters: string, one: string | undefined): boolean {
  return one !== undefined && characters.includes(one);
}

function isLineBreak(one: string | undefined): boolean {
  return isIn("\n\r\u2028\u2029", one);
}

/** What stands between two places, in the order it begins. */
interface Stretch {
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

/** The names, properties and keys of code. */
function namesIn(text: string, functions: ReadonlySet<string>): readonly Word[] {
  const importOf = holderOf(importsIn(text));
  const callOf = holderOf(callsIn(text, functions));
  return [...text.matchAll(identifier)].flatMap(({ 0: name, index: start }): readonly Word[] => {
    const [before, after] = [text[start - 1] ?? "", text[start + name.length] ?? ""];
    // Part of a longer word, or of a string.
    if (/[\w$\-/"'`]/.test(before) || /[-/]/.test(after)) return [];
    if (before === "." && text[start - 2] !== ".") {
      return [{ form: "property", text: name, start, of: ownerBefore(text, start - 1) }];
    }
    const isKey = /^\s*:(?!:)/.test(text.slice(start + name.length, start + name.length + 20));
    const of = (isKey ? callOf : importOf)(start);
    return [{ form: isKey ? "key" : "name", text: name, start, of }];
  });
}

/** The name before a dot, `guns` of `guns?.old`; null where there is none. Of one that nobody would type the end will do. */
function ownerBefore(text: string, dot: number): string | null {
  const end = text[dot - 1] === "?" ? dot - 1 : dot;
  let start = end;
  while (end - start < 80 && /[\w$]/.test(text[start - 1] ?? "")) start -= 1;
  return start === end ? null : text.slice(start, end);
}

/** Gives what holds a place, the outermost of several; places must be asked for in their order. */
function holderOf(stretches: readonly Stretch[]): (at: number) => string | null {
  let next = 0;
  return (at) => {
    while ((stretches[next]?.end ?? at + 1) <= at) next += 1;
    const found = stretches[next];
    return found && found.start <= at ? found.of : null;
  };
}

function importsIn(text: string): readonly Stretch[] {
  return [...text.matchAll(imported)].map((found) => {
    return { of: found[1] ?? "", start: found.index, end: found.index + found[0].length };
  });
}

/** The arguments of each call of one of these functions. */
function callsIn(text: string, functions: ReadonlySet<string>): readonly Stretch[] {
  const open: { readonly of: string; readonly start: number }[] = [];
  const calls: Stretch[] = [];
  let name = "";
  for (const { 0: part, index } of text.matchAll(/[\w$]+|[()]/g)) {
    if (part === "(") {
      const isCalled = text[index - 1] !== undefined && /[\w$]/.test(text[index - 1] as string);
      open.push({ of: isCalled ? name : "", start: index + 1 });
    } else if (part === ")") {
      const call = open.pop();
      if (call && functions.has(call.of) && index - call.start <= longestCall) calls.push({ ...call, end: index });
    } else name = part;
  }
  return calls.sort((a, b) => a.start - b.start);
}
