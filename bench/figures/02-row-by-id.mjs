import { compiled, importFrom } from "../synthetic/compiled.mjs";
import { oneTable } from "../synthetic/project.mjs";
import { randomFrom } from "../synthetic/random.mjs";
import { race, ratio } from "../timing/calls.mjs";

/** A catalog asked for a row by an id known only at run time, against a Map with the same rows. */
export async function measure() {
  return [await against(100), await against(10_000)];
}

async function against(rows) {
  const { launchers, launchersList } = await importFrom(compiled(oneTable(rows)), "armory/launchers.js");
  const map = new Map(launchersList.map((row) => [row.id, row]));
  const { pick } = randomFrom(rows);
  const ids = [...map.keys()];
  const asked = Array.from({ length: 4096 }, () => pick(ids));
  const times = await race({
    ours: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += launchers[asked[i & 4095]].targets;
      return sum;
    },
    map: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += map.get(asked[i & 4095]).targets;
      return sum;
    },
  });
  const what = `id → row, ${rows.toLocaleString("en")} rows ÷ bare Map`;
  return { what, ...ratio(times.ours, times.map), target: 1.15 };
}
