/** Tables of a made-up game that the tests of several operations compose. */
export const bonuses = `\
kind: bonuses
title: Bonuses
rows:
  steady: { value: 2 }
  each-wound: { value: -1, counted: true }
  near: { value: 1, group: distance }
  far: { value: -3, group: distance }
`;

export const moves = `\
kind: moves
title: Moves
axes:
  type: { match: exact }
rows:
  - { type: light, move: 10 }
  - { type: odd, move: 7.5 }
  - { type: lost, move: { unknown: torn page } }
`;

export const paces = `\
kind: paces
title: Paces
axes:
  type: { match: exact }
rows:
  - { type: man, walk: 4, run: 8 }
  - { type: cart, walk: 3 }
`;

/** No row says what a turn between 90 and 180 degrees leaves. */
export const turns = `\
kind: turns
title: Turns
axes:
  turn:
    match: range
    values: any
    domain: 0-180
    exceptions:
      - { at: 90-180, kind: gap, gives: unknown, because: no row says }
rows:
  - { id: up-to-90, turn: 0-90, share: .5 }
  - { id: about, turn: 180, share: 0 }
`;

/** A base midway between two keys is unknown. */
export const bases = `\
kind: bases
title: Bases
axes:
  base: { match: nearest, tie: unknown, values: any, form: "{key}mm" }
  weight: { match: exact, columns: [light, heavy] }
rows:
  - { base: 60mm, light: 3/1, heavy: 3/4 }
  - { base: 80mm, light: 4/2, heavy: 4/6 }
`;

export const results = `\
kind: results
title: Results
axes:
  roll: { match: floor, dice: 2d6, modified: true, below: { cell: routed } }
rows:
  - { id: fair, roll: 9, result: held }
  - { id: good, roll: 14, result: passed }
`;

/** A roll below the first row gives nothing. */
export const hits = `\
kind: hits
title: Hits
axes:
  roll: { match: floor, dice: 2d6, modified: true, form: "{key}+", below: none }
  difficulty: { match: exact, columns: [easy, hard] }
rows:
  - { roll: 5+, easy: 1, hard: 0 }
  - { roll: 9+, easy: 2, hard: 1 }
`;

export const figures = `\
kind: figures
title: Figures
rows:
  needed: { value: 9 }
  backward: { value: 2 }
  nothing: { value: 0 }
  lost: { value: { unknown: torn page } }
`;

export const mottos = `\
kind: mottos
title: Mottos
rows:
  first: { value: never retreat }
`;
