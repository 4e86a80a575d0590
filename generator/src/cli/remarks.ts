import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Services } from "./build.ts";
import type { Project } from "./interface.ts";

/** What the check finds in changed rules and not in the present ones. */
export async function newRemarks<P extends Project>(
  project: P,
  rules: P["rules"],
  { work, progress }: Services<P>,
): Promise<readonly Diagnostic[]> {
  const found = async (one: P) => (await progress("checking …", () => work.check(one), true)).diagnostics;
  const after = await found({ ...project, rules: [...rules].sort((a, b) => (a.path < b.path ? -1 : 1)) });
  if (after.length === 0) return [];
  const known = new Map<string, number>();
  for (const one of await found(project)) known.set(nameOf(one), (known.get(nameOf(one)) ?? 0) + 1);
  return after.filter((one) => {
    const left = known.get(nameOf(one)) ?? 0;
    known.set(nameOf(one), left - 1);
    return left <= 0;
  });
}

/** An edit moves the lines below it, so the place does not count. */
function nameOf({ code, message, span }: Diagnostic): string {
  return JSON.stringify([code, message, span.file.path]);
}
