import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";

/** Hits by roll and difficulty. */
export async function hitDecision() {
  const { lookupHit, hitTableList } = await fromPackage("striker-ii/index.js");
  const columns = Object.keys(hitTableList[0]).slice(2);
  const rows = [{ roll: -99 }, ...hitTableList].map(({ roll }, at, all) => [roll, all[at + 1]?.roll ?? 99]);
  const cells = rows.flatMap(([from, below]) =>
    columns.map((difficulty) => ({ from, below, difficulty, ...lookupHit(from, difficulty) })),
  );
  const { whole, pick } = randomFrom(1);
  return {
    name: "hit",
    facts: Array.from({ length: 256 }, () => ({ roll: whole(2, 24), difficulty: pick(columns) })),
    ours: ({ roll, difficulty }) => lookupHit(roll, difficulty),
    rules: cells.map(({ from, below, difficulty, hits, moraleCheck }) => ({
      when: [
        { field: "roll", from, below },
        { field: "difficulty", is: difficulty },
      ],
      gives: { hits, moraleCheck },
    })),
    sql: {
      rows: cells.map((one) => ({ ...one, moraleCheck: Number(one.moraleCheck) })),
      index: ["difficulty", "from"],
      query: 'select hits, moraleCheck from rows where difficulty = ? and "from" <= ? order by "from" desc limit 1',
      values: ({ roll, difficulty }) => [difficulty, roll],
    },
    data: JSON.parse(JSON.stringify(cells)),
    find: (data, { roll, difficulty }) =>
      data.find((one) => one.difficulty === difficulty && roll >= one.from && roll < one.below),
  };
}
