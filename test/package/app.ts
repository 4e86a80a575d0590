/** Prints answers of both editions, of the list of books and of the data, as JSON. */
export const program = `
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { books } from "skirmish-tables";
import { combineArmor, difficultyAt, lookupHit, lookupMorale, smallArms } from "skirmish-tables/striker-ii";
import { smallArms as printed } from "skirmish-tables/as-printed/striker-ii";
import { walkerPoints } from "skirmish-tables/walkers";
const { resolve } = createRequire(process.cwd() + "/app.js");
const read = (name) => JSON.parse(readFileSync(resolve("skirmish-tables/" + name), "utf8"));
const edition = (name) => [read(name).book, read(name).edition];
console.log(JSON.stringify({
  books: books.map(({ id }) => id),
  hit: lookupHit(15, "formidable"),
  difficult: smallArms["acr-7mm"].loads.ds.difficult,
  difficulty: difficultyAt(smallArms["acr-7mm"].loads.ds, 250),
  morale: lookupMorale(9),
  armor: combineArmor(4, 10),
  corrected: smallArms.arl.loads.heap.targets,
  printed: printed.arl.loads.heap.targets,
  hull: walkerPoints["60mm"].heavy.hull,
  data: edition("data/striker-ii.json"),
  printedData: edition("data/as-printed/walkers.json"),
  schema: read("schema/data.schema.json").title,
}));
`;

/** An app of ten lines that pins literal types by what it assigns to. */
export const tenLines = `\
import { difficultyAt, lookupHit, lookupMorale, smallArms, type SmallArmsId } from "skirmish-tables/striker-ii";
import { walkerPoints } from "skirmish-tables/walkers";
const { ds } = smallArms["acr-7mm"].loads;
const range: 450 = ds.difficult.range;
const hull: 3 = walkerPoints["60mm"].heavy.hull;
const difficulty: "difficult" | "formidable" | "impossible" | "out-of-range" = difficultyAt(ds, range - 200);
const { hits, moraleCheck } = lookupHit(15, difficulty === "out-of-range" ? "impossible" : difficulty);
const fate: string = moraleCheck ? lookupMorale(9) : "unshaken";
const id: SmallArmsId = hits > hull ? smallArms.arl.id : smallArms.sling.id;
export const report: string = smallArms[id].name + ": " + fate;
`;

/** From line 3 on, a mistake a line. */
export const wrongLines = `\
import { difficultyAt, lookupHit, smallArms } from "skirmish-tables/striker-ii";
import { walkerPoints } from "skirmish-tables/walkers";
smallArms["acr-8mm"];
lookupHit(3, "dificult");
smallArms["acr-7mm"].loads.typo;
difficultyAt(smallArms["acr-7mm"], 250);
smallArms.sling.techLevel = 1;
export const four: 4 = walkerPoints["60mm"].heavy.hull;
`;
