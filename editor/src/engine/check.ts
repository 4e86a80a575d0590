import {
  check,
  type Diagnostic,
  type Kind,
  type Language,
  type Project,
  positionAt,
  readLanguage,
  rememberingSteps,
  SchemaProblem,
  type SourceFile,
  type SyntaxMap,
  understand,
} from "../compiler.ts";

/** A complaint as the page shows it. Offsets count in the text that was checked. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  readonly fix: { readonly start: number; readonly end: number; readonly text: string } | null;
}

/** What a page knows of a project beside its rules. */
export type Around = Omit<Project, "rules" | "runtime" | "schemaLibrary">;

/** The compiler of one project, which remembers what did not change. */
export function compilerOf(around: Around) {
  const steps = rememberingSteps();
  const projectOf = (rules: readonly SourceFile[]): Project => ({ ...around, rules, runtime: [], schemaLibrary: null });
  const language = languageOf(around);
  const units = new Map<string, ReadonlyMap<string, string>>();
  return {
    /** Kinds written by hand as JSON Schema need a validator that is made of text, which a page may not make. */
    isPrepared: language !== null,
    /** Reads a file once for the grid and for the check. */
    parse: steps.parse,
    check: (rules: readonly SourceFile[]): readonly Problem[] =>
      check(projectOf(rules), { steps }).diagnostics.map(problemOf),
    model: (rules: readonly SourceFile[]) => understand(projectOf(rules), () => {}, { steps }),
    /** Kinds of a family that bring their columns along, such as small arms. */
    kindsOf: (family: string): readonly string[] => {
      const own = (id: string) => language?.kind(family, id).schema.startsWith(`${family}/`);
      const known = language?.kindsOf(family).filter(own) ?? [];
      return known.filter((id) => language?.kind(family, id).shape === "catalog");
    },
    kindOf: ({ path }: SourceFile, root: SyntaxMap): Kind | null => {
      const [, , family = ""] = path.split("/");
      const kind = root.entries.get("kind")?.value;
      if (!language || kind?.kind !== "scalar" || !language.kindsOf(family).includes(kind.text)) return null;
      return (
        language.kindOf(family, kind.text, root, { minus: "up-to", units: units.get(path) ?? new Map() }, () => {})
          ?.kind ?? null
      );
    },
  };
}

export type Compiler = ReturnType<typeof compilerOf>;

function languageOf(around: Around): Language | null {
  try {
    return readLanguage({ ...around, schemaLibrary: null });
  } catch (thrown) {
    if (thrown instanceof SchemaProblem) return null;
    throw thrown;
  }
}

/** By which a complaint is known again after an edit. */
export function nameOf({ path, code, message }: Problem): string {
  return `${path} ${code} ${message}`;
}

function problemOf({ span, severity, code, message, hint, fix }: Diagnostic): Problem {
  const { file, start, end } = span;
  const { line } = positionAt(file, start);
  return { path: file.path, line, start, end, severity, code, message, hint: hint ?? null, fix: fix ?? null };
}
