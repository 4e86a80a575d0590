import { stringLiteral } from "../emit/literal.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import type { ScaleBy } from "../model.ts";
import { readLineCitation } from "../resolve/citation.ts";
import { childText } from "../syntax.ts";
import type { OperationModule } from "./operation.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: OperationModule<ScaleBy> = {
  operation: "scale-by",
  read(root) {
    const [numerator = 1, denominator = 1] = (childText(root, "by") ?? "1/1").split("/").map(Number);
    return {
      operation: "scale-by",
      parameter: childText(root, "parameter") ?? "",
      parameterDescription: childText(root, "parameterDescription") ?? "",
      numerator,
      denominator,
      round: childText(root, "round") as ScaleBy["round"],
      times: childText(root, "times") ?? null,
      timesDescription: childText(root, "timesDescription") ?? null,
      citation: readLineCitation(root),
    };
  },
  check: () => {},
  uses: () => [],
  declare(table, operation, setting) {
    const { parameter, parameterDescription, numerator, denominator, round, times, timesDescription } = operation;
    const parameters = [
      { name: parameter, type: "number", doc: parameterDescription },
      ...(times === null ? [] : [{ name: times, type: "number", doc: timesDescription ?? "" }]),
    ];
    const rounded = `Math.${round === "up" ? "ceil" : "floor"}((${parameter} * ${numerator}) / ${denominator})`;
    const checks = parameters.flatMap(({ name }) => {
      const names = `${stringLiteral(table.id)}, ${stringLiteral(name)}, ${name}`;
      return [`checkNumber(${names}, true);`, `if (${name} < 0) throw outOfDomain(${names}, "0 and more");`];
    });
    const body = [...checks, `return ${times === null ? rounded : `${rounded} * ${times}`};`];
    return { imports: [], declarations: [derivedFunction(table, setting, parameters, "number", body)] };
  },
};
