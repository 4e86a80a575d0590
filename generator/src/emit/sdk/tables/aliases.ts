import type { Table } from "../../../model/index.ts";
import { type Renamed, renamedIn } from "../../../model/renamed.ts";
import { aliasesTypeName } from "../../../names/sdk-names.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { comment } from "../../typescript/jsdoc.ts";
import { propertyName, stringLiteral } from "../../typescript/literal.ts";
import type { Declaration, Doc } from "../../typescript/module.ts";

/**
 * The data of a table as it is exported under the table's name: as it stands, or with the former ids of renamed rows.
 * @param type what the data is without former ids
 * @param data the expression for it
 */
export function exportedData(table: Table, doc: Doc, type: Code, data: Code = "data"): readonly Declaration[] {
  const exported = { kind: "const", name: table.dataName, exported: true, doc } as const;
  const renamed = renamedIn(table);
  if (renamed.length === 0) {
    return [
      { ...exported, type, value: data === "data" ? code`/* @__PURE__ */ ${runtime.withoutPrototype}(data)` : data },
    ];
  }
  const name = aliasesTypeName(table);
  const list = renamed.map(
    ({ above, from, to }) =>
      `  [[${above.map(stringLiteral).join(", ")}], ${stringLiteral(from)}, ${stringLiteral(to)}],\n`,
  );
  const former = { text: [`Former ids of “${table.title}”; they lead to the rows that were renamed.`] };
  return [
    { kind: "type", name, doc: former, type: code`{\n${members(renamed, [], type, "  ")}}` },
    {
      ...exported,
      type: code`${type} & ${name}`,
      value: code`/* @__PURE__ */ ${runtime.withAliases}(${data}, [\n${list.join("")}])`,
    },
  ];
}

/** Data whose type is its literal, exported under the name of its table. */
export function asData(table: Table, doc: Doc, value: Code): readonly Declaration[] {
  if (renamedIn(table).length === 0) return [{ kind: "const", name: table.dataName, exported: true, doc, value }];
  const data: Declaration = { kind: "const", name: "data", exported: false, doc: null, value };
  return [data, ...exportedData(table, doc, "typeof data")];
}

/** The type of the former ids below `above`, at any depth. */
function members(renamed: readonly Renamed[], above: readonly string[], type: Code, indent: string): Code {
  const here = renamed.filter((one) => one.above.length === above.length);
  const own = here.map(({ from, to }) => {
    const target = [...above, to].map((id) => `[${stringLiteral(id)}]`).join("");
    return code`${comment(renamedDoc(to), indent)}${indent}readonly ${propertyName(from)}: (${type})${target};\n`;
  });
  const below = renamed.filter((one) => one.above.length > above.length);
  const ids = [...new Set(below.map((one) => one.above[above.length] as string))];
  const groups = ids.map((id) => {
    const inside = below.filter((one) => one.above[above.length] === id);
    return code`${indent}readonly ${propertyName(id)}: {\n${members(inside, [...above, id], type, `${indent}  `)}${indent}};\n`;
  });
  return [...own, ...groups];
}

/** Documentation that strikes a former name out in an editor. */
export function renamedDoc(to: string): Doc {
  return { text: [], tags: [["deprecated", `Renamed to ${stringLiteral(to)}.`]] };
}
