import type { SourceFile } from "../compiler.ts";
import type { Problem } from "../engine/check.ts";
import type { Opened } from "../engine/engine.ts";

/** What came of saving a file. */
export type SaveResult =
  | { readonly kind: "saved"; readonly hash: string }
  | { readonly kind: "changed" }
  | { readonly kind: "failed"; readonly why: string };

/** Where the rules come from and go to. */
export interface Store {
  readonly read: () => Promise<Opened>;
  /** @param hash of what the text takes the place of; null where no file was there */
  readonly save: (file: SourceFile, hash: string | null) => Promise<SaveResult>;
  /** The check of one who may use schemas of the project's own; null where there is none. */
  readonly check: ((files: readonly SourceFile[]) => Promise<readonly Problem[]>) | null;
}

/** The rules of the folder that `tablewright edit` serves. */
export function serverStore(token: string): Store {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(path, { ...init, headers: { "x-tablewright-token": token, ...init.headers } });
  return {
    read: async () => {
      const answer = await ask("/project");
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Opened;
    },
    save: async ({ path, text }, hash) => {
      try {
        const answer = await ask(`/${path}`, {
          method: "PUT",
          body: text,
          headers: hash === null ? {} : { "if-match": `"${hash}"` },
        });
        if (answer.ok) return { kind: "saved", ...((await answer.json()) as { hash: string }) };
        return answer.status === 412 ? { kind: "changed" } : { kind: "failed", why: await answer.text() };
      } catch {
        return {
          kind: "failed",
          why: "tablewright edit does not answer; start it again, and copy what you typed from here",
        };
      }
    },
    check: async (files) => {
      const answer = await ask("/check", { method: "POST", body: JSON.stringify(files) });
      if (!answer.ok) throw new Error(await answer.text());
      const { diagnostics } = (await answer.json()) as { readonly diagnostics: readonly ServedProblem[] };
      return diagnostics.map(fromServer);
    },
  };
}

interface ServedProblem extends Pick<Problem, "severity" | "code" | "message"> {
  readonly file: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly hint?: string;
}

/** The server tells lines; offsets, and with them fixes as buttons, only the page's own check. */
function fromServer({ file, start, hint, severity, code, message }: ServedProblem): Problem {
  return { path: file, line: start.line, start: -1, end: -1, severity, code, message, hint: hint ?? null, fix: null };
}
