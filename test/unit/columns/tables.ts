/** Small tables of every form, each by itself. */
export const tables = {
  arms: `kind: catalog
title: Arms
types:
  coins: { form: "{amount} {coin}", fields: { amount: integer, coin: [cp, sp, gp] } }
columns:
  category: [simple, martial]
  cost: coins
  damage: { form: "{dice} {type}", fields: { dice: dice, type: [slashing, piercing] }, blank: yes }
  weight: { type: number kg, unknown: yes, plausible: [0.1, 20] }
  heavy: { type: yes-no, default: no }
  load: fraction
  throws: { type: dice, words: { "-": 0 } }
  traits: { list-of: [light, two-handed], default: [] }
  rolls: { list-of: { form: "{count} on {table}", fields: { count: integer, table: table } }, words: { All: [] }, blank: yes }
  hit: { type: integer, words: { T: turned } }
  bonus: { by: arms, of: integer, default: {} }
rows:
  greatsword: { name: Greatsword, category: martial, cost: 50 gp, damage: 2d6 slashing, weight: 6, load: 1 1/2, throws: 2D6+3, traits: [two-handed], hit: T, bonus: { dart: +2 } }
  dart: { category: simple, cost: 5 cp, weight: { unknown: torn off }, heavy: yes, load: 1/8, throws: 1d4x10, rolls: [2 on arms], hit: 3 }
  sling: { category: simple, cost: 1 sp, weight: .5, load: 2, throws: "-", rolls: All, hit: 3 }
`,
  magazines: `kind: catalog
title: Guns
columns:
  price: integer Cr
  loads: { rows: { magazine: integer, damage: { type: dice, blank: yes } }, label: Load }
rows:
  rifle:
    price: 200
    loads:
      ball: { magazine: 20, damage: 2d6 }
      blank: { name: Blank round, magazine: 10 }
`,
  reincarnation: `kind: lookup
title: Reincarnation
axes:
  roll: { match: range, dice: d100 }
columns:
  form: [dragon, mouse]
  age: integer
rows:
  - { roll: 01-04, form: dragon, age: 3 }
  - { id: rest, roll: 05-00, form: mouse, age: 1 }
`,
  priests: `kind: lookup
title: Priest attacks
axes:
  level: { match: range, domain: 1+ }
  armorClass: { match: listed, columns: [10, 9, 8, 0, -1] }
result: integer
rows:
  - { level: 1-3, 10: 10, 9: 11, 8: 12, 0: 20, -1: 21 }
  - { level: 4+, 10: 8, 9: 9, 8: 10, 0: 18, -1: 19 }
`,
  scatter: `kind: lookup
title: Scatter
axes:
  roll: { match: range, dice: 2d6 }
  distance: { match: range, domain: 0+, values: whole, columns: [0-5, 6-10, 11+] }
result: { type: integer, words: { "-": none } }
rows:
  - { roll: 2-7, 0-5: 1, 6-10: 2, 11+: "-" }
  - { roll: 8-12, 0-5: 3, 6-10: 4, 11+: 5 }
`,
  terrain: `kind: lookup
title: Terrain
axes:
  ground: { match: listed }
  mover: { match: listed, columns: [Foot, Wheeled (4x4), Tracked] }
result: { type: integer, words: { P: prohibited } }
rows:
  - { ground: Light woods, Foot: 2, Wheeled (4x4): P, Tracked: 3 }
  - { id: marsh, ground: Marsh/Bog, Foot: 3, Wheeled (4x4): P, Tracked: P }
`,
  experience: `kind: lookup
title: Experience
axes:
  challenge: { match: listed }
columns:
  points: integer
rows:
  - { id: eighth, challenge: 1/8, points: 25 }
  - { challenge: 1, points: 200 }
`,
  crt: `kind: lookup
title: Combat results
axes:
  roll: { match: range, dice: d6 }
  odds: { match: ratio, of: [attacker, defender], in-favor-of: second, columns: [1:2, 1:1, 3:1], below: none, above: clamp }
result: { words: { AE: attacker-eliminated, DR: defender-retreats, DE: defender-eliminated } }
rows:
  - { roll: 1-3, 1:2: AE, 1:1: AE, 3:1: DR }
  - { roll: 4-6, 1:2: AE, 1:1: DR, 3:1: DE }
`,
  piloting: `kind: modifiers
title: Piloting
outcomes: [fall, impossible]
rows:
  damage: { name: Much damage, value: +1 }
  leg: { name: Leg hit, value: +2, counted: true }
  gyro: { name: Gyro destroyed, value: fall }
  wreck: { name: Wrecked, value: impossible }
  ice: { name: On ice, value: +4, group: ground }
  lava: { name: On lava, value: fall, group: ground }
`,
} as const;
