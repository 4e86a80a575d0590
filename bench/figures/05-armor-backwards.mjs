import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";
import { race, ratio } from "../timing/calls.mjs";

/** The armor value of a thickness of steel, against the comparisons one would write. */
export async function measure() {
  const { armorValueOf, armorRatingList } = await fromPackage("striker-ii/index.js");
  const byHand = treeOf(armorRatingList);
  const { whole } = randomFrom(5);
  const asked = Float64Array.from({ length: 1024 }, () => whole(0, 900) / 100);
  const wrong = asked.find((thickness) => byHand(thickness) !== armorValueOf(thickness));
  if (wrong !== undefined) throw new Error(`the tree and the table differ at ${wrong}`);
  const times = await race({
    ours: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += armorValueOf(asked[i & 1023]);
      return sum;
    },
    byHand: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += byHand(asked[i & 1023]);
      return sum;
    },
  });
  return [{ what: "armor thickness → value ÷ hand-written tree", ...ratio(times.ours, times.byHand), target: 1.2 }];
}

/** Nested comparisons that halve what is left, down to a single value: what one would type if speed were all. */
function treeOf(rows) {
  const tree = (from, to) => {
    if (from === to) return String(from === 0 ? 0 : rows[from - 1].value);
    const middle = (from + to) >> 1;
    return `(t < ${rows[middle].thickness} ? ${tree(from, middle)} : ${tree(middle + 1, to)})`;
  };
  return new Function("t", `return ${tree(0, rows.length)};`);
}
