/** Small tables of the real kinds, as an author would type them. */
export const smallArms = `kind: small-arms
title: Arms
print: [techLevel, printed, magazine, loads.printed, difficult, formidable, damage, signature, targets, weight/loads.weight, price/loads.price, notes]
noteLegend:
  1: { burstSize: 0, line: 90 }
  3: { gyrostabilized: true, line: 92 }
rows:
  acr:
    name: ACR
    printed: 7mm (ACR)
    techLevel: 10
    weight: 3
    price: 800
    loads:
      slugs:
        line: 10
        printed: slugs
        magazine: 20
        difficult: 300(3)+2
        formidable: 600(2)
        damage: 3
        signature: M
        targets: 1/2
        weight: .4
        price: 10
        notes: 3
      he:
        line: 12
        printed: HE
        magazine: 20
        difficult: 450(3)+2
        damage: 3
        signature: M
        targets: 1/
        weight: .4
        price: 20
        notes: 1,3
  lag:
    name: LAG
    techLevel: 8
    printed: LAG
    weight: 4
    price: { unknown: the row breaks off }
    loads:
      standard:
        line: 14
        magazine: 5
        difficult: C(0)
        damage: 4
        signature: L
        targets: 50m
        weight: .5
        price: { unknown: the row breaks off }
`;

export const smallArmsEvidence = [
  "10 | row | 10 7mm (ACR) 20 slugs 300(3)+2 600(2) 3 M 1/2 3/.4 800/10 3",
  "12 | row | 20 HE 450(3)+2 3 M 1/ /.4 /20 1,3",
  "14 | row | 8 LAG 5 C(0) 4 L 50m 4/.5",
  "90 | figures | 1 0",
  "92 | figures | 3",
];

/** Three values a line, in columns. */
export const armorRating = `kind: armor-rating
title: Ratings
print: [value, thickness]
axes:
  value: { match: floor, values: whole, below: none }
rows:
  - { value: 1, thickness: 0.25, line: 20 }
  - { value: 2, thickness: 0.5, line: 21 }
  - { value: 8, thickness: 2, line: 20 }
  - { value: 9, thickness: 2.25, line: 21 }
`;

export const armorRatingEvidence = ["20 | row | 1 0.25 8 2.00", "21 | figures | 2 .5 9 2.25"];

export const morale = `kind: morale-table
title: Morale
print: [roll, result]
axes:
  roll: { match: range, dice: 2d6, modified: true }
rows:
  - { roll: -8, result: routed, line: 30 }
  - { roll: 9-13, result: suppressed, lines: "31-33" }
  - { roll: 14+, result: passed, lines: "34, 60" }
`;

export const moraleEvidence = ["30 | row | -8 routed", "31 | row | 9-13", "33 | row | suppressed"];
export const moraleTwice = ["34 | row | 14+ passed", "60 | row | 14+ passed"];

export const modifiers = `kind: modifiers
title: Modifiers
print: [value]
rows:
  high: { value: 2, line: 40, figure: 2 }
  hidden: { value: -2, line: 41, figure: 1, decrease: true }
  none: { value: 0, line: 42, reading: the prose says no modifier applies }
`;

export const modifiersEvidence = ["40 | figures | +1 +2", "41 | figures | two 4", "42 | figures | "];

export const damage = `kind: walker-damage
title: Damage
print: [roll, printed, skillLoss, movementFactor, explodesAt]
axes:
  roll: { match: range, domain: 3-7, values: whole }
rows:
  - { roll: 3-6, name: Control, printed: Control Hit, skillLoss: 1, explodesAt: 0, line: 50 }
  - { roll: 7, name: Leg, printed: Leg Hit, movementFactor: half, explodesAt: 0, line: 51 }
`;

export const damageEvidence = ["50 | label:15 | 3-6 Control Hit 1 0", "51 | label:9 | 7 Leg Hit Half 0"];

export const attacks = `kind: scale-by
title: Attacks
function: attacksOf
parameter: hull
by: 1/2
round: up
line: 70
figure: 1
`;

export const attacksEvidence = ["70 | figures | half 60 two 4"];
