// What an app may rely on in its editor, as types. `npm run typecheck` judges this file, and the package tests do with
// every TypeScript an app may have: a line that must not compile is marked, and an unneeded mark is an error too.

import { books, isUnknown, type Unknown } from "skirmish-tables";
import { smallArms as printedArms } from "skirmish-tables/as-printed/striker-ii";
import type { Column, Rulebook, Table } from "skirmish-tables/data";
import walkersData from "skirmish-tables/data/walkers.json";
import { type ErratumId, errata, errataAt } from "skirmish-tables/errata/striker-ii";
import { rowsOf, smallArms as smallArmsMeta, tables } from "skirmish-tables/meta/striker-ii";
import { attackOdds, expected } from "skirmish-tables/odds/striker-ii";
import { sourceOf } from "skirmish-tables/sources/striker-ii";
import {
  armorAgainst,
  attack,
  type damageEffect,
  difficultyAt,
  findSmallArms,
  type HitModifiersGiven,
  type HitTableDifficulty,
  type lookupBurstSizes,
  lookupFlechetteAreas,
  lookupHit,
  lookupMorale,
  personalArmor,
  type SmallArmsId,
  type SmallArmsRow,
  shotAt,
  smallArms,
  smallArmsList,
  weapons,
} from "skirmish-tables/striker-ii";
import { lookupWalkerPoints, lookupWalkerTurning, walkerPoints } from "skirmish-tables/walkers";

/** True for one and the same type, not for one that is merely assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const acr = smallArms["acr-7mm"];
const { slugs } = acr.loads;

// Ids are unions, and every one is known.
export const ids: [
  Same<(typeof books)[number]["id"], "infantry-moves" | "skirmishers" | "striker-ii" | "troopers" | "walkers">,
  Same<(typeof smallArms)[SmallArmsId]["id"], SmallArmsId>,
  Same<keyof typeof acr.loads, "ds" | "slugs">,
] = [true, true, true];
// @ts-expect-error: no such weapon
smallArms["acr-8mm"];
// @ts-expect-error: what every object has is no weapon
smallArms.constructor.loads;
// @ts-expect-error: no such load
acr.loads.heap;
// @ts-expect-error: a typo in an id
lookupHit(11, "formidible");
// @ts-expect-error: a text where a number belongs
lookupHit("11", "formidable");
// A row of a union has what all its tables have; its table narrows it to all that is there.
const [weapon] = weapons;
export const shared: [string | undefined, number | undefined, number | "unlimited" | undefined] = [
  weapon?.name,
  weapon?.techLevel,
  weapon?.table === "energy-weapons" ? weapon.shots : undefined,
];
// @ts-expect-error: not every weapon has shots
weapon?.shots;
export const anyDifficulty = (difficulty: HitTableDifficulty) => lookupHit(11, difficulty);

// A cell is the figure itself.
export const figures: [
  Same<(typeof slugs.difficult)["range"], 300>,
  Same<(typeof acr)["techLevel"], 10>,
  Same<(typeof walkerPoints)["60mm"]["heavy"]["hull"], 3>,
  Same<(typeof acr)["price"], 800>,
  Same<(typeof smallArms)["arl"]["loads"]["heap"]["targets"]["automatic"], 2>,
] = [true, true, true, true, true];
// @ts-expect-error: another figure
export const four: 4 = walkerPoints["60mm"].heavy.hull;

// An answer is exactly what can come out.
export const answers: [
  Same<ReturnType<typeof lookupMorale>, "routed" | "suppressed" | "passed">,
  Same<ReturnType<typeof difficultyAt>, "difficult" | "formidable" | "impossible" | "out-of-range">,
  Same<ReturnType<typeof damageEffect>, "casualty" | "no-effect">,
  Same<ReturnType<typeof armorAgainst>, number>,
] = [true, true, true, true];
// @ts-expect-error: an outcome the table does not have
export const fate: "pinned" = lookupMorale(9);

// What the print lost, a blank and nothing at all are seen.
export const absences: [
  Same<ReturnType<typeof lookupWalkerTurning>, number | Unknown>,
  Same<ReturnType<typeof lookupBurstSizes>, number | Unknown>,
] = [true, true];
// @ts-expect-error: a turn between 90 and 180 degrees is in no row
lookupWalkerTurning(120) * 2;
// @ts-expect-error: halfway between two bases is unknown
lookupWalkerPoints(70, "heavy").hull;
// @ts-expect-error: below the first tech level there is none
lookupFlechetteAreas(3).id;
// @ts-expect-error: out of range there is no shot
shotAt(slugs, 450).penetration;
// @ts-expect-error: a blank among the weapons
((row: SmallArmsRow) => row.printed)(acr).length;
const turning = lookupWalkerTurning(120);
export const share: number = isUnknown(turning) ? 1 : turning;

// What is given by name knows its names.
attack(11, "difficult", { initiative: "high-initiative", autofire: 2 });
// @ts-expect-error: no such modifier
attack(11, "difficult", { luck: true });
// What is made elsewhere may hold more than it is known for, unless it has the type of what is given.
const wide = { autofire: 2, luck: true };
attack(11, "difficult", wide);
// @ts-expect-error: no such modifier
export const known: HitModifiersGiven = { autofire: 2, luck: true };
// @ts-expect-error: no such initiative
attack(11, "difficult", { initiative: "highest" });
// @ts-expect-error: a weapon is no load
difficultyAt(acr, 250);
armorAgainst(personalArmor["combat-environment-suit"], "melee");
// @ts-expect-error: no such attack
armorAgainst(personalArmor["combat-environment-suit"], "laser");

// Nothing can be written, however deep.
export function write(): void {
  // @ts-expect-error: read only
  smallArms["acr-7mm"] = acr;
  // @ts-expect-error: read only
  acr.techLevel = 10;
  // @ts-expect-error: read only
  slugs.difficult.range = 300;
  // @ts-expect-error: read only
  smallArmsList.push(acr);
  // @ts-expect-error: read only
  lookupHit(11, "difficult").hits = 4;
  // @ts-expect-error: read only
  books[0].title = "Mine";
  for (const erratum of errata) {
    // @ts-expect-error: read only
    erratum.because = "";
  }
}

// A search may find nothing, and knows the ids of what it finds.
const found = findSmallArms("7mm acr");
// @ts-expect-error: perhaps none
found.row.id;
export const search: SmallArmsId | undefined = found.row?.id;

// Both editions satisfy one interface; only the figures differ.
export const editions: readonly SmallArmsRow[] = [smallArms.arl, printedArms.arl];
export const corrected: 2 = smallArms.arl.loads.heap.targets.automatic;
// @ts-expect-error: lost in the print
printedArms.arl.loads.heap.targets.automatic * 2;

// What lies beside the tables is typed as well.
export const first: ErratumId | undefined = errata[0]?.id;
export const because: string | undefined = errataAt("small-arms/arl/loads/heap/targets")[0]?.because;
export const lines: readonly (readonly [from: number, to: number])[] = sourceOf("small-arms/acr-7mm").lines;
export const hits: number = expected(attackOdds("difficult"), ({ hits: each }) => each).decimal;
// @ts-expect-error: no such difficulty
attackOdds("hard");

// The JSON is typed by what it is, not by what stands in it.
export const book: Rulebook = walkersData;
export const sources: readonly (Table["source"] | undefined)[] = walkersData.tables.map((table) => table.source);
export const words = (column: Column) => (column.type === "word" ? column.words.join() : column.unit);
// @ts-expect-error: no such part
walkersData.chapters;

// What a table and its columns are is typed by id.
export const [meta]: [Same<(typeof smallArmsMeta)["id"], "small-arms">] = [true];
export const label: string | undefined = smallArmsMeta.columns.find(({ id }) => id === "techLevel")?.label;
export const arms: readonly SmallArmsRow[] = rowsOf("small-arms");
export const titles: readonly string[] = tables.map(({ title }) => title);
// @ts-expect-error: no such column
smallArmsMeta.columns.find(({ id }) => id === "teckLevel");
// @ts-expect-error: a function has no rows
rowsOf("attack");
