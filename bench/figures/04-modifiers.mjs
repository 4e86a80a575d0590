import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";
import { race, ratio } from "../timing/calls.mjs";

/** Five modifiers by name, checked and added, against five numbers of a typed array. */
export async function measure() {
  const { sumHitModifiers } = await fromPackage("striker-ii/index.js");
  const { pick, whole } = randomFrom(4);
  const given = Array.from({ length: 256 }, () => ({
    initiative: pick(["low-initiative", "average-initiative", "high-initiative"]),
    autofire: whole(0, 4),
    movedGyrostabilized: whole(0, 1) === 1,
    targetStatus: pick(["concealed", "hidden", "recon-by-fire"]),
    targetMovement: pick(["up-to-noe", "above-noe"]),
  }));
  const values = new Int8Array(256 * 5).map(() => whole(-4, 4));
  const times = await race({
    ours: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += sumHitModifiers(given[i & 255]);
      return sum;
    },
    typed: (count) => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        const from = (i & 255) * 5;
        for (let at = from; at < from + 5; at += 1) sum += values[at];
      }
      return sum;
    },
  });
  return [{ what: "five named modifiers ÷ typed array sum", ...ratio(times.ours, times.typed), target: 10 }];
}
