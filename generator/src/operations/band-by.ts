import { access, stringLiteral } from "../emit/literal.ts";
import { derivedFunction } from "../emit/sdk/function.ts";
import { fromSister, sister } from "../emit/sdk/sisters.ts";
import type { Operation } from "../model.ts";
import { nestedTypeName, rowTypeName } from "../sdk-names.ts";
import { childList, childText } from "../syntax.ts";
import { expectColumn, expectTable } from "./expect.ts";
import type { OperationModule } from "./operation.ts";

type BandBy = Extract<Operation, { operation: "band-by" }>;

/** A row's range columns as a ceiling axis: the first column whose range is not below the distance. */
export const bandBy: OperationModule<BandBy> = {
  operation: "band-by",
  read: (root) => ({
    operation: "band-by",
    table: childText(root, "table") ?? "",
    columns: (childList(root, "columns")?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item.text] : [])),
    field: childText(root, "field") ?? "",
    beyond: childText(root, "beyond") ?? "",
  }),
  check({ columns, field }, root, tables, report) {
    const table = expectTable(root, "table", "catalog", tables, report);
    if (!table) return;
    const of = table.nested?.columns ?? table.columns;
    for (const name of columns) {
      const ids = of.map(({ id }) => id);
      if (!expectColumn(root, "columns", name, ids, table.id, report)) continue;
      const type = of.find(({ id }) => id === name)?.type;
      const fields = type?.type === "record" ? type.fields.map(({ id }) => id) : [];
      expectColumn(root, "field", field, fields, `${table.id}/${name}`, report);
    }
  },
  uses: ({ table }) => [table],
  declare(table, { table: id, columns, field, beyond }, setting) {
    const target = sister(setting, id, "catalog");
    const row = target.nested ? nestedTypeName(target, target.nested.title) : rowTypeName(target);
    const noun = target.nested ? target.nested.title.toLowerCase() : "row";
    const picked = columns.map(stringLiteral).join(" | ");
    const parameters = [
      { name: noun, type: `Pick<${row}, ${picked}>`, doc: `The ${noun} of “${target.title}”.` },
      { name: "distance", type: "number", doc: "Distance, in the unit of the columns." },
    ];
    const names = `${stringLiteral(table.id)}, "distance", distance`;
    const steps = columns.map((column) => {
      const cell = `${noun}${access(column)}`;
      return `if (${cell} !== null && distance <= ${cell}${access(field)}) return ${stringLiteral(column)};`;
    });
    const body = [
      `checkNumber(${names}, false);`,
      `if (distance < 0) throw outOfDomain(${names}, "0 and more");`,
      ...steps,
      `return ${stringLiteral(beyond)};`,
    ];
    const returns = [...columns, beyond].map(stringLiteral).join(" | ");
    return {
      imports: [fromSister(setting, id, [row], true)],
      declarations: [derivedFunction(table, setting, parameters, returns, body)],
    };
  },
};
