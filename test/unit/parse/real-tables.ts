const catalog = `# yaml-language-server: $schema=../../../schema/weapon.schema.json
kind: small-arms
title: Slug throwers
source: { heading: Individual Weapons, lines: 3146-3341 }
print: [techLevel, printed, weight/loads.weight, notes]
noteLegend:
  3: { gyrostabilized: true, line: 3458 }
rows:
  acr-7mm:
    techLevel: 10
    printed: 7mm (ACR)
    weight: 3 # kg
    loads:
      slugs:
        line: 3295
        difficult: 300(3)+2
        targets: 1/2
        weight: .4
`;

const lookup = `kind: hit-table
title: "Hits: to hit"
note: |
  two lines
   of text

because: >-
  folded
  text
axes: [roll, target]
rows:
- roll: -8
  hits: &lost { unknown: 'it''s lost' }
- {roll: 9-13, hits: 1, text: "M\\t\\"x\\""}
- roll: 14+
  hits: *lost
  list:
    - - a
      - b
    - [1, [2, 3], {x: y}]
`;

/** Tables with every construct that authors use. */
export const realTables: readonly string[] = [catalog, lookup, '{a: 1, b: [x, y], c: {d: "e"}}\n'];
