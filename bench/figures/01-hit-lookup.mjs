import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";
import { race, ratio } from "../timing/calls.mjs";

/** The hit table against an array of its cells that somebody typed in, with numbers for columns. */
export async function measure() {
  const { lookupHit, hitTableList } = await fromPackage("striker-ii/index.js");
  const columns = Object.keys(hitTableList[0]).slice(2);
  const highest = 24;
  const flat = Array.from({ length: highest + 1 }, (_, roll) => roll).flatMap((roll) =>
    columns.map((column) => lookupHit(roll, column)),
  );
  const { whole } = randomFrom(1);
  const asked = Array.from({ length: 1024 }, () => ({ roll: whole(2, highest), at: whole(0, columns.length - 1) }));
  const typed = asked.map(({ roll, at }) => ({ roll, difficulty: columns[at] }));
  const width = columns.length;
  const times = await race({
    ours: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const { roll, difficulty } = typed[i & 1023];
        sum += lookupHit(roll, difficulty).hits;
      }
      return sum;
    },
    flat: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const { roll, at } = asked[i & 1023];
        sum += flat[roll * width + at].hits;
      }
      return sum;
    },
  });
  return [{ what: "hit lookup ÷ hand-written flat array", ...ratio(times.ours, times.flat), target: 2.5 }];
}
