import type { SourceFile } from "../source/source-file.ts";
import { dataPackage, type ReleaseState } from "./state.ts";

/** Where the `package.json` of the last release is kept, beside its data. */
export const releasedPackage = "released/package/package.json";

/** What apps rely on of a `package.json`. */
interface Surface {
  readonly type?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly engines?: { readonly node?: string };
  readonly files?: readonly string[];
}

/** What the package no longer offers that the last release did, in words; each needs a major version. */
export function lostSurface(state: Pick<ReleaseState, "packages" | "packed" | "releasedPackage">): readonly string[] {
  const before = surfaceOf(state.releasedPackage);
  const own = dataPackage(state);
  const packed = state.packed?.data ? state.packed.file : null;
  return before ? [...new Set([own?.file ?? null, packed].flatMap((file) => lost(before, surfaceOf(file))))] : [];
}

function lost(before: Surface, now: Surface | null): readonly string[] {
  if (!now) return [];
  const [type, typeNow] = [before.type ?? "commonjs", now.type ?? "commonjs"];
  const [node, nodeNow] = [before.engines?.node, now.engines?.node];
  return [
    ...lostWays(before.exports ?? {}, now.exports ?? {}),
    ...(type === typeNow ? [] : [`type was ${type} and is ${typeNow}`]),
    ...(isHigher(nodeNow, node) ? [`engines.node was ${node ?? "any"} and is ${nodeNow}`] : []),
    ...(before.files ?? [])
      .filter((path) => !path.startsWith("!") && !now.files?.includes(path))
      .map((path) => `files no longer has ${path}`),
  ];
}

/** Ways in that are gone, and conditions of one that are: what is loaded by `require` is another way than by `import`. */
function lostWays(before: object, now: object): readonly string[] {
  const ways = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).flatMap(([way, target]) => {
    if (!ways.has(way)) return [`exports no longer has ${way}`];
    const conditions = new Map<string, unknown>(Object.entries(ways.get(way) ?? {}));
    if (typeof target === "string" || typeof ways.get(way) === "string") return [];
    return Object.keys(target ?? {})
      .filter((one) => !conditions.has(one))
      .map((one) => `exports of ${way} no longer have ${one}`);
  });
}

/** Whether a range begins at a higher version; one that is not read as such is told where it changed. */
function isHigher(now: string | undefined, before: string | undefined): boolean {
  if (now === undefined || now === before) return false;
  const [first, second] = [now, before ?? ">=0"].map((range) => /^>=\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range));
  if (!first || !second) return true;
  const at = [1, 2, 3].find((part) => Number(first[part] ?? 0) !== Number(second[part] ?? 0));
  return at !== undefined && Number(first[at] ?? 0) > Number(second[at] ?? 0);
}

function surfaceOf(file: SourceFile | null): Surface | null {
  return file && (JSON.parse(file.text) as Surface);
}
