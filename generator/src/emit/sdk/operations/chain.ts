import type { Chain, ChainNamed, ChainResult, ChainRow, ChainValue } from "../../../model/chain.ts";
import { askedTypeName, resultTypeName } from "../../../names/sdk-names.ts";
import { namesIn, passedOn, referenceIn } from "../../../operations/chain-values.ts";
import { catalogsOf } from "../../../operations/named-table.ts";
import { type Code, code, exported, runtime, union } from "../../typescript/code.ts";
import { access, stringLiteral } from "../../typescript/literal.ts";
import type { Parameter, Property } from "../../typescript/module.ts";
import { count, type Takes } from "../../typescript/takes.ts";
import type { Setting } from "../tables/doc.ts";
import { givenChecks } from "../tables/modifiers.ts";
import { grouped, rowParameter } from "./band-by.ts";
import { chainBody, isUnknowable } from "./chain-body.ts";
import { type Declare, type FunctionOf, refuseNoRow } from "./code.ts";

/** Functions asked one after the other; what the whole takes and gives are types of their own. */
export const chain: Declare<Chain> = (table, operation, setting, functionOf) => {
  const [asked, result] = [askedTypeName(table), resultTypeName(table)].map((name) => exported(table, name));
  if (!asked || !result) throw new Error(`${table.id} has no types`);
  const properties = operation.takes.map((name) => taken(operation, name, setting, functionOf));
  const parts = properties.map(({ name, doc, optional = false, takes = count }) => {
    return { name, doc: doc.text.join(" "), optional, takes };
  });
  const takes: Takes = { type: "named", parts };
  const plain: Parameter = { name: "given", type: asked, doc: "What is given, each by its name.", takes };
  const functions = operation.steps.map(({ ask }) => functionOf(ask));
  const words = operation.steps.flatMap(({ stops = {}, beyond }) => [
    ...Object.values(stops),
    ...(beyond === undefined ? [] : [beyond]),
  ]);
  const odd = functions.flatMap(({ returns }) =>
    returns.filter((type) => type === runtime.Unknown || type === runtime.Forbidden),
  );
  const isLost = operation.rows.some((row) =>
    readOf(operation, row).some((id) => isUnknowable(row, id, setting.tables)),
  );
  return {
    parameters: [plain],
    returns: [result, ...words.map(stringLiteral), ...odd, ...(isLost ? [runtime.Unknown] : [])],
    body: [
      ...givenChecks(table.functionName, operation.takes),
      ...operation.steps
        .flatMap((step) => step.with)
        .flatMap(({ value }) => (typeof value === "object" && "fields" in value ? (value.besides ?? []) : []))
        .map((name) => {
          const names = `${stringLiteral(table.functionName)}, ${stringLiteral(name)}, given${access(name)}`;
          return code`if (given${access(name)} !== undefined) ${runtime.checkNamed}(${names});`;
        }),
      ...operation.rows.flatMap((row) => {
        const wanted = `a row of ${row.tables.join(", ")}`;
        const [column] = readOf(operation, row);
        return column === undefined ? [] : [refuseNoRow(table, `given${access(row.name)}`, wanted, column)];
      }),
      ...chainBody(operation, functionOf, setting, { ask: (name, given) => code`${name}(${given})`, read: () => [] }),
    ],
    before: [
      {
        kind: "interface",
        name: asked.name,
        doc: { text: [`What “${table.title}” takes.`] },
        properties,
      },
      {
        kind: "interface",
        name: result.name,
        doc: { text: [`What “${table.title}” gives.`] },
        properties: operation.gives.map((one) => given(operation, one, functionOf)),
      },
    ],
  };
};

/** A parameter of the whole: as the first function takes it that it is passed on to; a number where it is only counted. */
function taken(chain: Chain, name: string, setting: Setting, functionOf: FunctionOf): Property {
  const uses = chain.steps.flatMap(({ ask, with: asked, optional }) =>
    asked.flatMap(({ value }, at) =>
      passedOn(chain, value) === name ? [{ value, optional, parameter: functionOf(ask).parameters[at] }] : [],
    ),
  );
  const [first] = uses;
  const row = chain.rows.find((one) => one.name === name);
  const type = first?.parameter ? without(first.parameter.type, first.value) : "number";
  const optional =
    first !== undefined &&
    (first.optional === true || first.parameter?.optional === true || first.parameter?.initializer !== undefined);
  const types = row
    ? [
        ...uses.flatMap(({ parameter }) => (parameter ? [code`(${parameter.type})`] : [])),
        ...cellsOf(chain, row, setting),
      ]
    : [type];
  const takes = row
    ? { type: "row" as const, tables: row.tables, inside: true }
    : takenOf(first?.value, first?.parameter?.takes ?? count);
  const whole: Code = row ? types.flatMap((one, at) => (at === 0 ? [one] : [" & ", one])) : type;
  return {
    name,
    type: optional ? code`${whole} | undefined` : whole,
    ...(optional ? { optional } : {}),
    takes,
    doc: { text: [row?.description ?? first?.parameter?.doc ?? ""] },
  };
}

/** What the first function takes, without the parts that the chain itself gives. */
function takenOf(value: ChainValue | ChainNamed | undefined, takes: Takes): Takes {
  const own = typeof value === "object" && "fields" in value ? value.fields : [];
  if (takes.type !== "named") return takes;
  return { type: "named", parts: takes.parts.filter(({ name }) => own.every((one) => one.name !== name)) };
}

/** The type of a row by the columns that the chain reads itself. */
function cellsOf(chain: Chain, row: ChainRow, { tables }: Setting): readonly Code[] {
  const columns = readOf(chain, row);
  return columns.length === 0 ? [] : [code`(${rowParameter(catalogsOf(tables, row), columns).type})`];
}

/** The columns of a row that the chain reads itself. */
function readOf(chain: Chain, row: ChainRow): readonly string[] {
  const named = [...chain.steps.flatMap((step) => step.with), ...chain.gives].flatMap(({ value }) => namesIn(value));
  const found = named.map((name) => referenceIn(chain, name));
  const columns = found.flatMap((one) =>
    one.kind === "row" && one.row === row && one.column !== null ? [one.column] : [],
  );
  return [...new Set(columns)];
}

/** The type of an object of which the chain itself gives some fields. */
function without(type: Code, value: ChainValue | ChainNamed): Code {
  if (typeof value === "string" || !("fields" in value)) return type;
  return code`Omit<${type}, ${value.fields.map(({ name }) => stringLiteral(name)).join(" | ")}>`;
}

/** A part of the answer: a field of an answer has its type there; what is counted is a number, and a condition true or false. */
function given(chain: Chain, { name, description, value }: ChainResult, functionOf: FunctionOf): Property {
  const doc = { text: [description] };
  const { of, times, most, otherwise } = typeof value === "string" ? { of: value } : value;
  const found = of === undefined ? null : referenceIn(chain, of);
  if (found === null) return { name, type: "boolean", doc };
  const isCounted = times !== undefined || most !== undefined || otherwise !== undefined;
  if (isCounted || found.kind !== "answer") return { name, type: "number", doc };
  const step = chain.steps.find((one) => one.name === found.step);
  const answer = functionOf(step?.ask ?? "").returns;
  const known = answer.filter((type) => type !== "null" && type !== runtime.Unknown && type !== runtime.Forbidden);
  const field = found.field === null ? "" : `[${stringLiteral(found.field)}]`;
  return { name, type: code`${grouped(union(known))}${field}`, doc };
}
