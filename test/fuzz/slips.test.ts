import { afterAll, expect, test } from "vitest";
import { withFixes } from "../../generator/src/fix/apply.ts";
import { runs, seed } from "./runs.ts";
import { type Slipped, slipsIn } from "./slips.ts";
import { type Placed, said, soundTables } from "./sound-tables.ts";

const isFuzzing = process.env.npm_lifecycle_event === "fuzz";
const count = isFuzzing ? Math.max(3000, runs(0.1)) : runs(0.1);

/** What became of the slips of one kind. */
interface Figures {
  slips: number;
  /** Nothing was said, and the data are the same. */
  harmless: number;
  /** Nothing was said, and the data are others. */
  silent: number;
  /** Complaints that carry a fix. */
  fixes: number;
}

const figures = new Map<string, Figures>();

test("a fix of a slip brings back what was meant, or at least mends what it speaks of", () => {
  const before = new Map<Placed, ReturnType<typeof said>>();
  const tables = soundTables();
  expect(tables.length).toBeGreaterThan(100);
  const failures: string[] = [];
  for (const slipped of slipsIn(tables, count, seed)) {
    const { file } = slipped;
    const was = before.get(file) ?? said([...file.beside, file]);
    before.set(file, was);
    failures.push(...failuresOf(slipped, was));
  }
  expect(failures).toEqual([]);
  expect([...figures.values()].reduce((sum, { fixes }) => sum + fixes, 0)).toBeGreaterThan(count / 3);
});

afterAll(() => {
  if (isFuzzing) console.log(`${count} slips in tables of house books, seed ${seed}\n${table()}`);
});

/** Follows every fix for itself, and says what went wrong. */
function failuresOf({ file, kind, text, shows }: Slipped<Placed>, was: ReturnType<typeof said>): readonly string[] {
  const mine = figures.get(kind) ?? { slips: 0, harmless: 0, silent: 0, fixes: 0 };
  figures.set(kind, mine);
  mine.slips++;
  const known = new Set(was.diagnostics.map(nameOf));
  const now = said([...file.beside, { path: file.path, text }]);
  const told = now.diagnostics.filter((one) => !known.has(nameOf(one)));
  if (told.length === 0) mine[now.data === was.data ? "harmless" : "silent"]++;
  return told.flatMap((one) => {
    if (!one.fix) return [];
    mine.fixes++;
    const mended = withFixes(text, [one.fix]);
    const after = said([...file.beside, { path: file.path, text: mended }]);
    const times = (of: typeof after) => of.diagnostics.filter((other) => nameOf(other) === nameOf(one)).length;
    const place = `${kind} in ${file.path}: ${nameOf(one)} | ${one.hint}`;
    if (times(after) >= times(now)) return [`not gone, ${place}`];
    return shows && after.data !== null && after.data !== was.data ? [`says something else, ${place}`] : [];
  });
}

function nameOf({ code, message }: { readonly code: string; readonly message: string }): string {
  return `${code} ${message}`;
}

function table(): string {
  const lines = [...figures].map(([kind, { slips, harmless, silent, fixes }]) =>
    [kind.padEnd(36), ...[slips, harmless, silent, fixes].map((figure) => String(figure).padStart(9))].join(""),
  );
  const head = ["slip".padEnd(36), ..."slips harmless silent fixes".split(" ").map((word) => word.padStart(9))].join(
    "",
  );
  return [head, ...lines].join("\n");
}
