import type { Unknown } from "skirmish-tables";
import {
  crewServedShotAt,
  crewServedWeaponsList,
  energyShotAt,
  energyWeaponsList,
  type SmallArmsLoad,
  shotAt,
  smallArmsList,
} from "skirmish-tables/striker-ii";

/** How hard a shot is at a distance, and what it does there. */
export interface Shot {
  readonly band: Band;
  /** Farthest distance of the band, in meters. */
  readonly range: number;
  readonly penetration: number;
  readonly autofire: number;
}

export interface Targets {
  readonly single: number | null;
  readonly automatic: number | null | Unknown;
  readonly area?: number | null;
}

type Band = "difficult" | "formidable" | "impossible";
type Range = Omit<Shot, "band">;

/** A weapon, with one load where it has several, that is fired straight at a team. */
export interface Weapon {
  /** Its address inside the book. */
  readonly at: string;
  readonly name: string;
  readonly table: string;
  /** Its ranges from the nearest on. */
  readonly shots: readonly Shot[];
  readonly shotAt: (meters: number) => Shot | null;
  readonly damage: number | Unknown;
  /** What kind of armor meets it. */
  readonly attack: "energy" | "other";
  readonly recoil: "low" | "ordinary" | "high" | Unknown;
  readonly gyrostabilized: boolean | Unknown;
  /** What its autofire bonus is multiplied by. */
  readonly autofireFactor: number | Unknown;
  /** Burst size of an explosive round, in meters; null for any other. */
  readonly burstSize: number | null | Unknown;
  /** Teams it attacks, on single shot and on automatic, or an area in meters. */
  readonly targets: Targets | null | Unknown;
  /** Friendly movement phases it takes to set up. */
  readonly setUp: number;
}

/** What the tables of heavier weapons have no column for, since none of them has it. */
const plain = { gyrostabilized: false, autofireFactor: 1, burstSize: null, setUp: 0 } as const;

/** Every weapon of direct fire, in the book's order. Grenades follow rules of their own and are not here. */
export const weapons: readonly Weapon[] = [
  ...smallArmsList.flatMap((row) =>
    Object.values<SmallArmsLoad>(row.loads).map((load) => ({
      ...load,
      at: `small-arms/${row.id}/loads/${load.id}`,
      name: load.id === "standard" ? row.name : `${row.name}, ${load.name}`,
      table: "Slug throwers",
      shots: shotsOf(load),
      shotAt: (meters: number) => shotAt(load, meters),
      attack: "other" as const,
      setUp: 0,
    })),
  ),
  ...energyWeaponsList.map((row) => ({
    ...plain,
    ...row,
    at: `energy-weapons/${row.id}`,
    table: "Energy weapons",
    shots: shotsOf(row),
    shotAt: (meters: number) => energyShotAt(row, meters),
    attack: "energy" as const,
  })),
  ...crewServedWeaponsList.map((row) => ({
    ...plain,
    ...row,
    at: `crew-served-weapons/${row.id}`,
    table: "Crew-served weapons",
    shots: shotsOf(row),
    shotAt: (meters: number) => crewServedShotAt(row, meters),
    attack: "other" as const,
  })),
];

/** The farthest a weapon reaches, in meters. */
export function reachOf(weapon: Weapon): number {
  return Math.max(...weapon.shots.map(({ range }) => range));
}

export function weaponAt(at: string): Weapon {
  const found = weapons.find((weapon) => weapon.at === at);
  if (!found) throw new TypeError(`there is no weapon ${at}`);
  return found;
}

function shotsOf(row: Readonly<Record<Band, Range | null>>): readonly Shot[] {
  const bands: readonly Band[] = ["difficult", "formidable", "impossible"];
  return bands.flatMap((band) => {
    const range = row[band];
    return range ? [{ band, ...range }] : [];
  });
}
