import type { Inverse, LookupTable, Target } from "../../../model/index.ts";
import { parameterName } from "../../../names/sdk-names.ts";
import { unitWords } from "../../../names/words.ts";
import type { Value } from "../../../values/value.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { literal } from "../../typescript/literal.ts";
import type { FunctionDeclaration } from "../../typescript/module.ts";
import { figure } from "../../typescript/takes.ts";
import { decideNumber, refuseBeyond } from "./decide.ts";
import { type Setting, tableDoc } from "./doc.ts";
import { asked } from "./parameters.ts";

/** The function that looks a monotone table up backwards. */
export function declareInverse(
  table: LookupTable,
  inverse: Inverse,
  { book }: Setting,
): readonly FunctionDeclaration[] {
  const { column, segments } = inverse;
  const parameter = parameterName(column);
  const leaf = (target: Target) => {
    const value = keyOf(table, target);
    return value === undefined ? refuseBeyond(inverse.name, column) : literal(value);
  };
  const unit =
    table.result.layout === "columns" ? (table.result.columns.find(({ id }) => id === column)?.unit ?? null) : null;
  const words = unit === null ? "" : ` Unit: ${unitWords(unit, book)}.`;
  const doc = inverse.description.includes(words) ? inverse.description : `${inverse.description}${words}`;
  const parameters = [{ name: parameter, type: "number", doc, takes: figure({ unit }) }];
  return [
    {
      kind: "function",
      name: inverse.name,
      exported: true,
      doc: tableDoc(
        book,
        table,
        `Looks “${table.title}” up backwards, from ${column} to ${table.axes[0]?.id ?? "key"}.`,
        parameters,
      ),
      parameters,
      returns: inverseTypes(inverse),
      unit: table.axes[0]?.unit ?? null,
      body: [
        code`${runtime.checkNumber}(${asked(inverse.name, column)}, false);`,
        code`return ${decideNumber(parameter, { segments }, leaf)};`,
      ],
    },
  ];
}

/** The result types of looking a table up backwards. */
export function inverseTypes({ segments }: Inverse): readonly Code[] {
  const none = segments.some(({ to }) => to.kind === "outside" && to.outside.kind === "none");
  const unknown = segments.some(({ to }) => to.kind === "unknown");
  return ["number", ...(none ? ["null"] : []), ...(unknown ? [runtime.Unknown] : [])];
}

/** The key that a target leads to; undefined where the inverse throws. */
function keyOf(table: LookupTable, target: Target): Value | undefined {
  if (target.kind === "row") {
    const key = table.rows[target.row]?.keys[table.axes[0]?.id ?? ""];
    return typeof key === "object" ? key.from : key;
  }
  if (target.kind === "unknown") return { unknown: target.because };
  if (target.kind !== "outside" || target.outside.kind === "error") return undefined;
  return target.outside.kind === "cell" ? target.outside.value : null;
}
