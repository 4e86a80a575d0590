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
/** A YAML scalar, a list item or a value between separators, all of it; a colon behind it makes it a key. */
const scalar =
  /(?<=^[ \t]*(?:-[ \t]+)*|[:,;[{\t][ \t]*)([a-z0-9][\w./-]*)(?=[ \t]*(?:(:)(?=\s|$)|$|[,;\]}\t\r]|[ \t]#))/gim;
const identifier = /[a-z_$][\w$]*/gi;
const imported = /\bimport\s+(?:type\s+)?\{[^{}]{0,4000}\}\s*from\s*["']([^"'\n]+)["']/g;

/**
 * The words of a text that stand where ids stand: whole quoted strings, properties, keys, and names.
 * @param functions those whose arguments may name ids as keys
 */
export function wordsOf(text: string, writing: Writing, functions: ReadonlySet<string>): readonly Word[] {
  const words = [...text.matchAll(quoted)].map((found): Word => {
    return { form: "quoted", text: found[2] ?? "", start: found.index + 1, of: null };
  });
  if (writing === "quoted") return words;
  if (writing === "plain") {
    const plain = [...text.matchAll(scalar)].map(
      (found): Word => ({ form: found[2] ? "key" : "quoted", text: found[1] ?? "", start: found.index, of: null }),
    );
    return [...words, ...plain];
  }
  const within = [...importsIn(text), ...callsIn(text, functions)];
  const names = [...text.matchAll(identifier)].flatMap((found) => nameAt(text, found[0], found.index, within) ?? []);
  return [...words, ...names];
}

interface Stretch {
  readonly form: "key" | "name";
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

function nameAt(text: string, name: string, start: number, within: readonly Stretch[]): Word | null {
  const [before, after] = [text[start - 1] ?? "", text[start + name.length] ?? ""];
  // Part of a longer word, or of a string.
  if (/[\w$\-/"'`]/.test(before) || /[-/]/.test(after)) return null;
  const isProperty = before === "." && text[start - 2] !== ".";
  if (isProperty)
    return {
      form: "property",
      text: name,
      start,
      of: /([\w$]+)\??\.$/.exec(text.slice(Math.max(0, start - 80), start))?.[1] ?? null,
    };
  const isKey = /^\s*:(?!:)/.test(text.slice(start + name.length, start + name.length + 20));
  const form = isKey ? "key" : "name";
  const around = within.find((one) => one.form === form && one.start <= start && start < one.end);
  return { form, text: name, start, of: around?.of ?? null };
}

function importsIn(text: string): readonly Stretch[] {
  return [...text.matchAll(imported)].map((found) => ({
    form: "name",
    of: found[1] ?? "",
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** The arguments of each call of one of these functions. */
function callsIn(text: string, functions: ReadonlySet<string>): readonly Stretch[] {
  return [...text.matchAll(/([\w$]+)\(/g)].flatMap((found): readonly Stretch[] => {
    const of = found[1] ?? "";
    if (!functions.has(of)) return [];
    const start = found.index + found[0].length;
    return [{ form: "key", of, start, end: closing(text, start) }];
  });
}

/** Where the bracket that was opened before an offset closes; a call longer than this is none. */
function closing(text: string, start: number): number {
  const most = Math.min(text.length, start + 4000);
  let depth = 1;
  for (let at = start; at < most; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return start;
}
