import { visible, visibleLines } from "../format/visible.ts";
import { SchemaProblem } from "../kinds/schema-set.ts";
import type { Terminal } from "./terminal.ts";

/** What to print for something thrown: plain words if the user can mend it, else a request to report the bug. */
export function describeFailure(thrown: unknown, env: Terminal["env"]): string {
  const path = thrown instanceof SchemaProblem && thrown.place.path ? `schema/${thrown.place.path}: ` : "";
  const message = visible(path + (thrown instanceof Error ? thrown.message : String(thrown)));
  if (isPlain(thrown)) return `tablewright: ${message}\n`;
  const lines = [
    `tablewright: internal error: ${message.replace(/^internal error: /, "")}`,
    "This is not your mistake; please report it.",
  ];
  if (!env.TABLEWRIGHT_DEBUG) return `${[...lines, "TABLEWRIGHT_DEBUG=1 shows where it happened."].join("\n")}\n`;
  const stack = thrown instanceof Error && thrown.stack ? visibleLines(thrown.stack) : [];
  return `${[...lines, ...stack].join("\n")}\n`;
}

/** A failure of our own, or one of the operating system, such as an unreadable folder. */
function isPlain(thrown: unknown): boolean {
  return (
    thrown instanceof SchemaProblem ||
    (thrown instanceof Error && (thrown.name.endsWith("Failure") || "syscall" in thrown))
  );
}
