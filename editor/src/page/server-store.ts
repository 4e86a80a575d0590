import type { Problem } from "../engine/check.ts";
import type { Opened } from "../engine/state.ts";
import { type Store, saveEach } from "./store.ts";

/** The rules of the folder that `tablewright edit` serves. */
export function serverStore(token: string): Store {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(path, { ...init, headers: { "x-tablewright-token": token, ...init.headers } });
  return {
    saves: "Save",
    forge: null,
    read: async () => {
      const answer = await ask("/project");
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Opened;
    },
    save: (files) =>
      saveEach(files, async ({ path, text, hash }) => {
        const headers: HeadersInit = hash === null ? {} : { "if-match": `"${hash}"` };
        const answer = await ask(`/${path}`, { method: "PUT", body: text, headers }).catch(() => null);
        if (!answer) return { failed: "tablewright edit does not answer; start it again, and keep this page open" };
        if (answer.status === 412) return "changed";
        return answer.ok ? ((await answer.json()) as { hash: string }) : { failed: await answer.text() };
      }),
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
  readonly start: { readonly line: number };
  readonly hint?: string;
}

/** The server tells lines; offsets, and with them fixes as buttons, only the page's own check. */
function fromServer({ file, start, hint, ...told }: ServedProblem): Problem {
  return { ...told, path: file, line: start.line, start: -1, end: -1, hint: hint ?? null, fix: null };
}
