import { andThen, certain, chanceOf, expected, type Fraction, map, type Odds } from "skirmish-tables/odds";
import { lookupWalkerDamageOdds } from "skirmish-tables/odds/walkers";
import { type WalkerDamageRow, type WalkerMovementType, walkerMove } from "skirmish-tables/walkers";

/** What a walker may have suffered; an exploded one counts nothing more. */
interface Harm {
  readonly exploded: boolean;
  readonly skill: number;
  readonly legHits: number;
  readonly shotsLost: number;
  readonly weaponHits: number;
}

/** A walker after some hull points are gone, each of which was rolled for. */
export interface Loss {
  readonly hullLost: number;
  /** The chance that it has exploded. */
  readonly exploded: Fraction;
  /** Averages over the walkers that still stand; null where none does. */
  readonly standing: {
    readonly move: number;
    readonly skill: number;
    readonly shotsLost: number;
    readonly weaponHits: number;
  } | null;
}

/** How a walker fares from hull point to hull point; `hull` is what it started with. */
export function hullLosses(type: WalkerMovementType, hull: number, skill: number): readonly Loss[] {
  const whole: Odds<Harm> = certain({ exploded: false, skill, legHits: 0, shotsLost: 0, weaponHits: 0 });
  const states = [whole];
  // The last hull point takes the walker with it, whatever is rolled.
  for (let lost = 1; lost < hull; lost += 1) {
    states.push(andThen(states[lost - 1] ?? whole, (harm) => afterRoll(type, harm)));
  }
  return states.map((odds, hullLost) => lossOf(type, odds, hullLost));
}

function afterRoll(type: WalkerMovementType, harm: Harm): Odds<Harm> {
  if (harm.exploded) return certain(harm);
  return map(lookupWalkerDamageOdds(), (row) => suffer(type, harm, row));
}

function suffer(type: WalkerMovementType, harm: Harm, row: WalkerDamageRow): Harm {
  const standsAt = row.movementFactor !== null ? moveAfter(type, harm.legHits) : row.skillLoss > 0 ? harm.skill : null;
  if (row.explodes || (row.explodesAt !== null && standsAt === row.explodesAt)) {
    return { exploded: true, skill: 0, legHits: 0, shotsLost: 0, weaponHits: 0 };
  }
  return {
    exploded: false,
    skill: harm.skill - row.skillLoss,
    legHits: harm.legHits + (row.movementFactor === null ? 0 : 1),
    shotsLost: harm.shotsLost + row.shotsLoss,
    weaponHits: harm.weaponHits + (row.weaponsLost === null ? 0 : 1),
  };
}

/** A walker that does not turn: no leg of its move is unknown. */
function moveAfter(type: WalkerMovementType, legHits: number): number {
  return walkerMove(type, 0, false, legHits) as number;
}

function lossOf(type: WalkerMovementType, odds: Odds<Harm>, hullLost: number): Loss {
  const stands = chanceOf(odds, ({ exploded }) => !exploded).decimal;
  const average = (figure: (harm: Harm) => number) =>
    expected(odds, (harm) => (harm.exploded ? 0 : figure(harm))).decimal / stands;
  return {
    hullLost,
    exploded: chanceOf(odds, ({ exploded }) => exploded),
    standing:
      stands === 0
        ? null
        : {
            move: average(({ legHits }) => moveAfter(type, legHits)),
            skill: average((harm) => harm.skill),
            shotsLost: average((harm) => harm.shotsLost),
            weaponHits: average((harm) => harm.weaponHits),
          },
  };
}
