import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";
import { race, ratio } from "../timing/calls.mjs";

/** The difficulty of a weapon's load at a distance, against the three comparisons one would write. */
export async function measure() {
  const { difficultyAt } = await fromPackage("striker-ii/index.js");
  const { smallArmsList } = await fromPackage("striker-ii/index.js");
  const loads = smallArmsList.flatMap(({ loads }) => Object.values(loads));
  const { pick, whole } = randomFrom(3);
  const asked = Array.from({ length: 1024 }, () => ({ load: pick(loads), distance: whole(0, 1500) }));
  const times = await race({
    ours: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const { load, distance } = asked[i & 1023];
        sum += difficultyAt(load, distance).length;
      }
      return sum;
    },
    byHand: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const { load, distance } = asked[i & 1023];
        sum += bandByHand(load, distance).length;
      }
      return sum;
    },
  });
  const what = "distance → band of a weapon's load ÷ hand-written comparisons";
  return [{ what, ...ratio(times.ours, times.byHand), target: 1.3 }];
}

function bandByHand(load, distance) {
  if (distance <= load.difficult.range) return "difficult";
  if (load.formidable && distance <= load.formidable.range) return "formidable";
  if (load.impossible && distance <= load.impossible.range) return "impossible";
  return "out-of-range";
}
