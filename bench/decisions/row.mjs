import { compiled, importFrom } from "../synthetic/compiled.mjs";
import { oneTable } from "../synthetic/project.mjs";
import { randomFrom } from "../synthetic/random.mjs";

/** A row of a hundred by its id. */
export async function rowDecision() {
  const { launchers, launchersList } = await importFrom(compiled(oneTable(100)), "armory/launchers.js");
  const rows = launchersList.map(({ id, signature, targets, crew, uses }) => ({ id, signature, targets, crew, uses }));
  const { pick } = randomFrom(2);
  return {
    name: "row",
    facts: Array.from({ length: 256 }, () => ({ id: pick(rows).id })),
    ours: ({ id }) => launchers[id],
    rules: rows.map(({ id, ...gives }) => ({ when: [{ field: "id", is: id }], gives })),
    sql: {
      rows,
      index: ["id"],
      query: "select signature, targets, crew, uses from rows where id = ?",
      values: ({ id }) => [id],
    },
    data: JSON.parse(JSON.stringify(rows)),
    find: (data, { id }) => data.find((one) => one.id === id),
  };
}
