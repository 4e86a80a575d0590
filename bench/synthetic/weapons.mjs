import { randomFrom } from "./random.mjs";

/** A table of small arms in the book's own notation, fifteen fields a row, as an editor would type it. */
export function smallArms(title, rows, seed) {
  const { whole, pick } = randomFrom(seed);
  const lines = Array.from({ length: rows }, (_, at) => {
    const [near, penetration] = [whole(2, 30) * 10, whole(2, 12)];
    return `  weapon-${at + 1}:
    name: Weapon ${at + 1}
    printed: ${whole(4, 20)}mm (W${at + 1})
    techLevel: ${whole(1, 15)}
    weight: ${whole(1, 90) / 10}
    price: ${whole(10, 4000)}
    loads:
      standard:
        name: Standard
        magazine: ${whole(1, 90)}
        difficult: ${near}(${penetration})${pick(["", "+1", "+2", "+4"])}
        formidable: ${near * 2}(${penetration - 1})
        impossible: ${near * 4}(${penetration - 2})
        damage: ${whole(1, 9)}
        signature: ${pick(["L", "M", "H"])}
        targets: ${pick(["1", "2", "1/2", "1/4", "20m"])}
        weight: ${whole(1, 40) / 10}
        price: ${pick(['"-"', String(whole(1, 200))])}
        notes: ${pick(["1", "2", "1,2"])}
`;
  });
  return `kind: small-arms
title: ${title}
noteLegend:
  1: { recoil: low }
  2: { gyrostabilized: true }
rows:
${lines.join("")}`;
}

/** One table of as many rows as are asked for: short rows, since a file may hold only so much. */
export function grenadeWeapons(title, rows, seed) {
  const { whole, pick } = randomFrom(seed);
  const lines = Array.from(
    { length: rows },
    (_, at) => `  launcher-${at + 1}:
    name: Launcher ${at + 1}
    signature: ${pick(["low", "medium", "high"])}
    targets: ${whole(1, 6)}
    crew: ${whole(1, 4)}
    uses: ${whole(1, 40)}
`,
  );
  return `kind: catalog
title: ${title}
columns:
  signature: [low, medium, high]
  targets: integer
  crew: integer
  uses: integer
rows:
${lines.join("")}`;
}
