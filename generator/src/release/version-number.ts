import { type Bump, bumps } from "../difference/index.ts";

const form = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;

type Numbers = readonly [major: number, minor: number, patch: number];

/** The three numbers of a version; null for a pre-release and whatever is no version. */
function numbersOf(version: string): Numbers | null {
  const [, major, minor, patch, suffix] = form.exec(version) ?? [];
  return suffix !== undefined || major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

export function isPreRelease(version: string): boolean {
  return form.exec(version)?.[4] !== undefined;
}

/** Which step leads from one version to a later one; null where it is not later. */
export function stepBetween(earlier: string, later: string): Bump | null {
  const [from, to] = [numbersOf(earlier), numbersOf(later)];
  if (!from || !to) return null;
  const place = [0, 1, 2].find((index) => from[index] !== to[index]);
  if (place === undefined || (to[place] as number) < (from[place] as number)) return null;
  return [...bumps].reverse()[place] ?? null;
}
