import { type Code, type Imported, importedIn } from "./code.ts";
import type { Declaration, Module } from "./module.ts";

/** The names a module takes from another one; types and values stand apart. */
export interface Import {
  /** Path of the module inside the output folder, without extension. */
  readonly from: string;
  /** Such as `hitTable`, or `hitTable as currentHitTable`. */
  readonly names: readonly string[];
  readonly typeOnly: boolean;
}

/** What the code of a module takes from other modules. */
export function importsOf(module: Module): readonly Import[] {
  const byKey = new Map<string, Import>();
  for (const one of module.declarations.flatMap(codeIn).flatMap(importedIn)) {
    const from = moduleOf(one, module);
    if (from === null) continue;
    const key = `${from} ${one.isType ? 0 : 1}`;
    const name = one.as === undefined ? one.name : `${one.name} as ${one.as}`;
    const names = new Set([...(byKey.get(key)?.names ?? []), name]);
    byKey.set(key, { from, names: [...names].sort(), typeOnly: one.isType });
  }
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

/** The module a name comes from; null where this module declares it. A re-exported name comes from its own module. */
function moduleOf({ name, from }: Imported, { path, pathOf, declarations }: Module): string | null {
  const source = typeof from === "string" ? from : (pathOf?.(from.table) ?? path);
  if (source !== path) return source;
  const passedOn = declarations.find((one) => one.kind === "reexport" && one.types?.includes(name));
  return passedOn?.kind === "reexport" ? passedOn.from : null;
}

function codeIn(one: Declaration): readonly Code[] {
  switch (one.kind) {
    case "interface":
      return [...(one.parameters ?? []), ...one.properties.map(({ type }) => type)];
    case "type":
      return [one.type];
    case "const":
      return [one.type ?? "", one.value];
    case "function":
      return [...one.parameters.map(({ type }) => type), ...one.returns, ...one.body];
    case "reexport":
      return [];
    default:
      return one satisfies never;
  }
}
