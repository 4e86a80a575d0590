import { isUntouched } from "./disk.ts";
import { compilerName, readKept } from "./place.ts";
import { isRecord, type Record } from "./record.ts";

/**
 * What the last run without errors said, if a run would find and make the very same now: the compiler is the same, so is all
 * it reads, and for a build all that stands in `generated/`. Null where anything differs, or nothing is known.
 */
export async function recall(folder: string, command: "build" | "check"): Promise<Record | null> {
  const kept = readKept(folder, "last");
  if (!kept || !isRecord(kept.content) || kept.content.compiler !== compilerName()) return null;
  const { content: record, recorded } = kept;
  // Nearly always the stamps suffice; what reads files and hashes them is loaded where they do not.
  const asked = command === "check" ? [record.inputs] : [record.inputs, record.outputs];
  if (asked.every((known) => known && isUntouched(folder, known, recorded))) return record;
  const { compareWith } = await import("./compare.ts");
  return compareWith(record, folder, command, recorded);
}
