import type { Column } from "../../../model/index.ts";
import type { Choose } from "../../../model/operation.ts";
import { fieldsOf, namedTable, rowOf } from "../../../operations/named-table.ts";
import { label } from "../../markdown/labels.ts";
import { code, runtime } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import type { Takes } from "../../typescript/takes.ts";
import { asParameter, type Declare, refuseNoRow, rowType } from "./code.ts";
import { besides } from "./figure-code.ts";

/** The first field of a row's record that is not blank, in the order the case tries them. */
export const choose: Declare<Choose> = (table, { table: id, column: columnId, parameter, cases, none }, setting) => {
  const target = namedTable(setting.tables, id, "catalog");
  const row = rowOf(target);
  const column = row.columns.find((one) => one.id === columnId) as Column;
  const words = cases.map(({ word }) => stringLiteral(word));
  const called = cases.map(({ word }) => ({ id: word, label: label(word) }));
  const type = code`Pick<${rowType(target)}, ${stringLiteral(column.id)}>`;
  const takes: Takes = { type: "row", tables: [id], inside: true };
  const parameters = [
    { name: row.name, type, doc: `The ${row.noun} of “${target.title}”.`, takes },
    asParameter(parameter, { type: "word", words: called }, words.join(" | ")),
  ];
  const cell = `${row.name}${access(column.id)}`;
  const beside = besides(column);
  const whole = [
    ...(beside.includes("null") ? [`${cell} === null`] : []),
    ...(beside.includes(runtime.Unknown) ? [`"unknown" in ${cell}`] : []),
  ].join(" || ");
  const names = `${stringLiteral(table.functionName)}, ${stringLiteral(parameter.name)}, ${parameter.name}`;
  const body = [
    refuseNoRow(table, row.name, `a ${row.noun} of ${target.id}`, column.id),
    `switch (${parameter.name}) {`,
    ...cases.flatMap(({ word, fields }) => {
      const first = [...fields.map((field) => `${cell}${access(field)}`), String(none)].join(" ?? ");
      const answer = whole === "" ? first : `${whole} ? ${cell} : (${first})`;
      return [`  case ${stringLiteral(word)}:`, `    return ${answer};`];
    }),
    "  default:",
    code`    throw ${runtime.unknownId}(${names}, [${words.join(", ")}]);`,
    "}",
  ];
  const tried = new Set(cases.flatMap(({ fields }) => fields));
  const fields = fieldsOf(column).filter((field) => tried.has(field.id));
  const instead = fields.flatMap(besides).filter((one) => one !== "null");
  return { parameters, returns: ["number", ...beside, ...instead], body };
};
