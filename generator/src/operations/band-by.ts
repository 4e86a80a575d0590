import type { Operation } from "../model.ts";
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
};
