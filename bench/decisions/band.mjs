import { fromPackage } from "../repository.mjs";
import { randomFrom } from "../synthetic/random.mjs";

const bands = ["difficult", "formidable", "impossible"];

/** The difficulty of a weapon's load at a distance. */
export async function bandDecision() {
  const { difficultyAt } = await fromPackage("striker-ii/index.js");
  const { smallArmsList } = await fromPackage("striker-ii/index.js");
  const loads = smallArmsList
    .flatMap((weapon) => Object.values(weapon.loads).map((load) => ({ id: `${weapon.id} ${load.id}`, load })))
    .filter(({ load }) => load.formidable && load.impossible);
  const rangesOf = ({ load }) => bands.map((band) => load[band].range);
  const { pick, whole } = randomFrom(3);
  return {
    name: "band",
    facts: Array.from({ length: 256 }, () => {
      const one = pick(loads);
      const [difficult, formidable, impossible] = rangesOf(one);
      return { ...one, difficult, formidable, impossible, distance: whole(1, impossible) };
    }),
    ours: ({ load, distance }) => difficultyAt(load, distance),
    told: (band) => ({ band }),
    rules: bands.map((band, at) => ({
      when: [{ field: "distance", ...(at > 0 ? { above: bands[at - 1] } : {}), upTo: band }],
      gives: { band },
    })),
    sql: {
      rows: loads.flatMap((one) => rangesOf(one).map((reach, at) => ({ id: one.id, band: bands[at], reach }))),
      index: ["id", "reach"],
      query: "select band from rows where id = ? and reach >= ? order by reach limit 1",
      values: ({ id, distance }) => [id, distance],
    },
    data: JSON.parse(
      JSON.stringify(
        loads.map((one) => ({ id: one.id, bands: rangesOf(one).map((reach, at) => ({ band: bands[at], reach })) })),
      ),
    ),
    find: (data, { id, distance }) => data.find((one) => one.id === id).bands.find(({ reach }) => distance <= reach),
  };
}
