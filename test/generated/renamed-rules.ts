import type { SourceFile } from "../../generator/src/source/source-file.ts";

/** A book of house rules in which a table of each shape has renamed rows, and one table was renamed itself. */
export const renamedRules: readonly SourceFile[] = [
  file(
    "book.yaml",
    `title: House rules
document: none
minus: up-to
aliases:
  walls: shelter
`,
  ),
  file(
    "weapon/guns.yaml",
    `kind: small-arms
title: Guns
rows:
  long-gun:
    name: Long gun
    aliases: [old-gun, first-gun]
    techLevel: 5
    weight: 3
    price: 80
    loads:
      ball:
        aliases: [shot]
        magazine: 1
        difficult: 100(1)
        formidable: 200(0)
        impossible: 300(0)
        damage: 2
        signature: M
        targets: 1
        weight: .1
        price: 1
  short-gun:
    name: Short gun
    techLevel: 5
    weight: 1
    price: 40
    loads:
      ball:
        magazine: 1
        difficult: 20(1)
        formidable: 40(0)
        impossible: 60(0)
        damage: 1
        signature: L
        targets: 1
        weight: .1
        price: 1
`,
  ),
  file(
    "armor/shelter.yaml",
    `kind: cover
title: Shelter
axes:
  cover: { match: exact }
  status:
    match: exact
    columns: [hidden, seen]
    aliases: { spotted: seen }
rows:
  - { cover: hedge, hidden: 2, seen: 1 }
  - { cover: stone, hidden: 6, seen: 4, aliases: [rock] }
`,
  ),
  file(
    "hit/bonuses.yaml",
    `kind: modifiers
title: Bonuses
rows:
  is-calm: { value: 2, aliases: [calm] }
  friends: { value: 1, counted: true, aliases: [mates] }
  near: { value: 3, group: distance, aliases: [close] }
  far: { value: -1, group: distance }
`,
  ),
  file(
    "movement/grav-speeds.yaml",
    `kind: lookup
title: Grav speeds
axes:
  speed: { match: exact }
columns: { kph: number, move: number }
rows:
  - { speed: idle, kph: 10, move: 300, aliases: [slow] }
`,
  ),
  file(
    "movement/flight.yaml",
    `kind: catalog
title: Flight
columns: { fastest: { row-of: grav-speeds } }
rows:
  low-flight: { fastest: slow }
`,
  ),
  file(
    "hit/figures.yaml",
    `kind: figures
title: Figures
rows:
  turn-seconds: { value: 30, unit: s, description: Length of a turn., aliases: [turn] }
`,
  ),
];

function file(path: string, text: string): SourceFile {
  return { path: `rules/house/${path}`, text };
}
