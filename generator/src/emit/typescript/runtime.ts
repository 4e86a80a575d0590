import { type RuntimeName, runtimeNames } from "../../names/runtime-names.ts";
import type { Imported } from "./code.ts";

/** What the module of a table may use of the runtime, by name. */
export const runtime = Object.fromEntries(
  Object.entries(runtimeNames).flatMap(([file, names]) => names.map((name) => [name, ofRuntime(file, name)])),
) as Readonly<Record<RuntimeName, Imported>>;

/** A name of a file of the runtime; types begin with a capital. */
export function ofRuntime(file: string, name: string): Imported {
  return { name, from: `runtime/${file}`, isType: /^[A-Z]/.test(name) };
}
