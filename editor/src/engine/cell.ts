import { evidencePath, history, lineWords, type Model, type Project, readEvidence, releasesIn } from "../compiler.ts";

/** What is known of a cell beside the table it stands in. */
export interface CellFacts {
  /** The lines of the document it is printed on, as far as they are on record. */
  readonly printed: readonly { readonly line: number; readonly text: string; readonly isWhole: boolean }[];
  readonly cited: string | null;
  readonly now: string | null;
  readonly errata: readonly {
    readonly id: string;
    readonly path: string;
    readonly state: string;
    readonly change: string | null;
    readonly because: string;
  }[];
  readonly versions: readonly string[];
}

/**
 * What became of a cell, and where it is printed.
 * @param lines the lines its row cites as typed, for a row the model does not have yet
 */
export function aboutCell(
  model: Model,
  { evidence, changes }: Pick<Project, "evidence" | "changes">,
  address: string,
  lines: string,
): CellFacts {
  const found = history(model, address, releasesIn(changes));
  const cell = "cells" in found ? found.cells[0] : undefined;
  const [book = ""] = address.split("/");
  const file = evidence.find(({ path }) => path === evidencePath(book));
  const recorded = file ? readEvidence(file).lines : new Map();
  const numbers =
    cell?.citation?.lines.flatMap(({ from, to }) => range(from, Math.min(to, from + 5))) ?? numbersIn(lines);
  return {
    printed: numbers.flatMap((line) => {
      const one = recorded.get(line);
      return one && one.text !== "" ? [{ line, text: one.text, isWhole: one.mode === "row" }] : [];
    }),
    cited: cell?.citation ? lineWords(cell.citation.lines) : lines === "" ? null : `line ${lines}`,
    now: cell && cell.now !== cell.printed ? cell.now : null,
    errata: (cell?.errata ?? []).map(({ erratum, change }) => ({
      id: erratum.id,
      path: erratum.file.path,
      state: erratum.lifecycle.state === "applied" ? "corrected" : erratum.lifecycle.state,
      change: change && `${change.was} → ${change.now}`,
      because: erratum.because,
    })),
    versions: (cell?.versions ?? []).map(({ version, was, now }) => `${version}: ${was} → ${now}`),
  };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function numbersIn(lines: string): readonly number[] {
  return [...lines.matchAll(/\d+/g)].slice(0, 6).map(([text]) => Number(text));
}
