import type { Chain, ChainNamed, ChainRow, ChainStep, ChainValue } from "../../../model/chain.ts";
import { counted, namesIn, passedOn, referenceIn } from "../../../operations/chain-values.ts";
import { rowOf, type TablesOfEdition } from "../../../operations/named-table.ts";
import { type Code, code, type Imported, join, runtime } from "../../typescript/code.ts";
import { access, propertyName, stringLiteral } from "../../typescript/literal.ts";
import type { Setting } from "../tables/doc.ts";
import { type AskedFunction, constantOf, type FunctionOf } from "./code.ts";

/** How the statements of a chain are written: those of its function, and those that tell its steps, differ in two things. */
export interface Style {
  /** A call of a function of the book. */
  readonly ask: (name: Imported, given: Code) => Code;
  /** A statement for a cell that is read; none where cells need no word. */
  readonly read: (row: ChainRow, column: string) => readonly Code[];
}

/** The statements of a chain, with `given` as what it takes. */
export function chainBody(chain: Chain, functionOf: FunctionOf, setting: Setting, style: Style): readonly Code[] {
  const values = valuesOf(chain, setting, style);
  const gives = chain.gives.map(({ name, value }) => ({ name, ...values.written(value) }));
  const result = join(
    gives.map(({ name, expression }) => code`${propertyName(name)}: ${expression}`),
    ", ",
  );
  return [
    ...chain.steps.flatMap((step) => stepCode(chain, step, functionOf(step.ask), values, style)),
    ...gives.flatMap(({ before }) => before),
    code`return { ${result} };`,
  ];
}

/** Statements that come first, and an expression. */
interface Written {
  readonly before: readonly Code[];
  readonly expression: Code;
}

type Values = ReturnType<typeof valuesOf>;

function stepCode(chain: Chain, step: ChainStep, asked: AskedFunction, values: Values, style: Style): readonly Code[] {
  const first = !step.optional
    ? null
    : (step.with.map(({ value }) => passedOn(chain, value)).find((name) => name !== null) ?? null);
  const given = step.with.map(({ value }, at) => {
    const written = values.argument(value);
    const type = asked.parameters[at]?.type ?? "never";
    return first !== null && passedOn(chain, value) !== null
      ? { ...written, expression: code`${written.expression} as ${type}` }
      : written;
  });
  const call = style.ask(
    asked.name,
    join(
      given.map(({ expression }) => expression),
      ", ",
    ),
  );
  const named = [...chain.steps.flatMap((one) => one.with), ...chain.gives].flatMap(({ value }) => namesIn(value));
  const stopping = step.beyond !== undefined || step.stops !== undefined;
  const isNamed = stopping || named.some((name) => name === step.name || name.startsWith(`${step.name}.`));
  const answer = first === null ? call : code`given${access(first)} === undefined ? 0 : ${call}`;
  return [
    ...given.flatMap(({ before }) => before),
    isNamed ? code`const ${step.name} = ${answer};` : code`${answer};`,
    ...(step.beyond === undefined ? [] : [`if (${step.name} === null) return ${stringLiteral(step.beyond)};`]),
    ...(asked.returns.some((type) => type === runtime.Unknown) ? [lost(step.name)] : []),
    ...(asked.returns.some((type) => type === runtime.Forbidden) ? [lost(step.name, "forbidden")] : []),
    ...Object.entries(step.stops ?? {}).map(
      ([word, gives]) => `if (${step.name} === ${stringLiteral(word)}) return ${stringLiteral(gives)};`,
    ),
  ];
}

/** What the print lost is the answer. */
function lost(path: string, field = "unknown"): string {
  return `if (typeof ${path} === "object" && ${path} !== null && ${stringLiteral(field)} in ${path}) return ${path};`;
}

function valuesOf(chain: Chain, setting: Setting, style: Style) {
  const named = (text: string): Written => {
    const found = referenceIn(chain, text);
    switch (found.kind) {
      case "row": {
        const row = `given${access(found.row.name)}`;
        if (found.column === null) return { before: [], expression: row };
        const cell = `${row}${access(found.column)}`;
        const guards = isUnknowable(found.row, found.column, setting.tables) ? [lost(cell)] : [];
        return { before: [...style.read(found.row, found.column), ...guards], expression: cell };
      }
      case "answer":
        return { before: [], expression: `${found.step}${found.field === null ? "" : access(found.field)}` };
      case "figure":
        return { before: [], expression: constantOf(setting, found.address).code };
      case "number":
        return { before: [], expression: found.text };
      case "parameter":
        return { before: [], expression: `given${access(found.name)}` };
      default:
        return found satisfies never;
    }
  };
  const written = (value: ChainValue): Written => {
    const { of, times, most, when, is, otherwise } = counted(value);
    const condition = when === undefined ? null : named(when);
    const holds =
      condition && code`${condition.expression} ${is === undefined ? "!= null" : `=== ${stringLiteral(is)}`}`;
    if (of === undefined) return { before: condition?.before ?? [], expression: holds ?? "true" };
    const [base, factor] = [of, times].map((name) => (name === undefined ? null : named(name)));
    const cap = most === undefined ? null : written(most);
    const product = factor
      ? code`${runtime.exactProduct}(${base?.expression ?? ""}, ${factor.expression} ?? 1)`
      : (base?.expression ?? "");
    const whole = cap ? code`Math.min(${product}, ${cap.expression})` : product;
    const parts = [base, factor, cap].flatMap((one) => one?.before ?? []);
    if (!holds) return { before: parts, expression: whole };
    const before = [...(condition?.before ?? []), ...parts.map((one) => code`if (${holds}) ${one}`)];
    const certain =
      base && base.before.length > 0 && !factor && !cap
        ? code`(${whole} as Exclude<typeof ${whole}, ${runtime.Unknown}>)`
        : whole;
    const other = otherwise === undefined ? null : named(otherwise);
    return {
      before: [...before, ...(other?.before ?? [])],
      expression: code`${holds} ? ${certain} : ${other?.expression ?? (factor || cap ? "0" : "undefined")}`,
    };
  };
  const argument = (value: ChainValue | ChainNamed): Written => {
    if (typeof value === "string" || !("fields" in value)) return written(value);
    const fields = value.fields.map((field) => ({ name: field.name, ...written(field.value) }));
    const besides = value.besides === undefined ? [] : [code`...${named(value.besides).expression}`];
    const members = [...besides, ...fields.map(({ name, expression }) => code`${propertyName(name)}: ${expression}`)];
    return { before: fields.flatMap(({ before }) => before), expression: code`{ ${join(members, ", ")} }` };
  };
  return { written, argument };
}

/** Whether the print may have lost a column of a row. */
export function isUnknowable({ tables }: ChainRow, column: string, known: TablesOfEdition): boolean {
  return tables.some((id) => {
    const table = known.get(id);
    return table?.shape === "catalog" && rowOf(table).columns.some((one) => one.id === column && one.unknowable);
  });
}
