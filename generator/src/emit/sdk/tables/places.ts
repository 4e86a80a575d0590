import type { Axis, LookupTable } from "../../../model/index.ts";
import { isTaken } from "../../../names/runtime-names.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { camelCase } from "../../../text/ids.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { literal, stringLiteral } from "../../typescript/literal.ts";
import type { ConstDeclaration } from "../../typescript/module.ts";
import { asked } from "./parameters.ts";

/** Beyond this many ids, comparisons one by one slow the lookup, and the app's compiler, which narrows a union at each. */
const few = 40;

/** Whether the ids of an axis are found by an index. */
export function isIndexed({ match, keys }: Axis): boolean {
  return match.kind === "exact" && keys.length > few;
}

/** The indexes of a table's long axes. */
export function declarePlaces(table: LookupTable): readonly ConstDeclaration[] {
  return table.axes.filter(isIndexed).map((axis) => ({
    kind: "const",
    name: indexName(axis, table),
    exported: false,
    doc: null,
    value: code`/* @__PURE__ */ ${runtime.placesOf}(${idsAndFormer(axis)})`,
  }));
}

function idsAndFormer({ keys, aliases }: Axis): string {
  const ids = `[${keys.map(stringLiteral).join(", ")}]`;
  return [ids, ...(Object.keys(aliases).length === 0 ? [] : [literal(aliases)])].join(", ");
}

/** The statement that finds the place of an id, or refuses it. */
export function findPlace(table: LookupTable, axis: Axis): Code {
  return code`const ${placeName(axis, table)} = ${runtime.placeOf}(${asked(table.lookupName, axis.id)}, ${indexName(axis, table)});`;
}

/** The variable that holds the place of an axis' id among its keys. */
export function placeName(axis: Axis, table: LookupTable): string {
  return freeName(`${camelCase(axis.id)}Place`, table);
}

function indexName(axis: Axis, table: LookupTable): string {
  return freeName(`${camelCase(axis.id)}Places`, table);
}

/** A name inside a lookup's module that none of its parameters or exports has. */
export function freeName(name: string, table: LookupTable): string {
  const taken = [...table.axes.map(({ id }) => parameterName(id)), table.dataName, table.inverse?.name];
  return taken.includes(name) || isTaken(name) ? freeName(`${name}Index`, table) : name;
}
