import {
  andThen,
  attackOdds,
  certain,
  checkMoraleOdds,
  expected,
  lookupHitOdds,
  map,
  type Odds,
} from "skirmish-tables/odds/striker-ii";
import { lookupWalkerDamageOdds } from "skirmish-tables/odds/walkers";
import { assignHits, attack, damageEffect, type HitTableDifficulty, hitTableList } from "skirmish-tables/striker-ii";
import { expect, test } from "vitest";

/** `{ outcome as text: "numerator/denominator" }`. */
function shown<T>(odds: Odds<T>, text: (outcome: T) => string): Record<string, string> {
  return Object.fromEntries(
    odds.map(({ outcome, chance }) => [text(outcome), `${chance.numerator}/${chance.denominator}`]),
  );
}
const hit = ({ hits, moraleCheck }: { hits: number; moraleCheck: boolean }) => `${hits}${moraleCheck ? " M" : ""}`;

test("a difficult shot without modifiers: 15, 18 and 3 of 36 rolls", () => {
  expect(shown(lookupHitOdds("difficult"), hit)).toEqual({ "0": "5/12", "0 M": "1/2", "1 M": "1/12" });
  expect(expected(lookupHitOdds("difficult"), ({ hits }) => hits)).toMatchObject({ numerator: 1, denominator: 12 });
});

test("a formidable shot with five added: 10, 20 and 6 of 36 rolls", () => {
  const given = { initiative: "high-initiative", autofire: 1, movedGyrostabilized: true } as const;
  const expectedOdds = { "0": "5/18", "0 M": "5/9", "1 M": "1/6" };
  expect(shown(attackOdds("formidable", given), hit)).toEqual(expectedOdds);
  expect(shown(lookupHitOdds("formidable", 5), hit)).toEqual(expectedOdds);
});

test("a morale check at 6 routs on a roll of 2, suppresses to 7 and passes from 8", () => {
  expect(shown(checkMoraleOdds(6), String)).toEqual({ routed: "1/36", suppressed: "5/9", passed: "5/12" });
});

test("each row of the walkers' damage table has the chance of its roll", () => {
  const chances = lookupWalkerDamageOdds().map(({ chance }) => (chance.decimal * 36).toFixed(9));
  expect(chances).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways.toFixed(9)));
});

test("every column at every modifier is what counting two dice one by one gives, and adds up to 1", () => {
  const difficulties = Object.keys(hitTableList[0] ?? {}).slice(2) as HitTableDifficulty[];
  expect(difficulties).toHaveLength(7);
  for (const difficulty of difficulties) {
    for (const autofire of [0, 1, 4, 9]) {
      const counted: Record<string, number> = {};
      for (let first = 1; first <= 6; first++) {
        for (let second = 1; second <= 6; second++) {
          const seen = hit(attack(first + second, difficulty, { autofire }));
          counted[seen] = (counted[seen] ?? 0) + 1;
        }
      }
      const odds = attackOdds(difficulty, { autofire });
      const ways = odds.map(({ outcome, chance }) => [
        hit(outcome),
        (Number(chance.numerator) * 36) / Number(chance.denominator),
      ]);
      expect(Object.fromEntries(ways), `${difficulty} +${autofire}`).toEqual(counted);
    }
  }
});

test("a whole attack: hits, casualties against an armor, then the morale of who is left", () => {
  // Of the 432 ways of two rolls of two dice at difficult against morale 7, worked out by hand.
  const shooting = (penetration: number, armor: number, soldiers: number) =>
    map(attackOdds("difficult"), ({ hits, moraleCheck }) => {
      const { each, extra } = assignHits(hits, soldiers);
      const struck = each > 0 ? soldiers : extra;
      return { moraleCheck, casualties: damageEffect(penetration, armor, 3) === "casualty" ? struck : 0 };
    });
  const fate = (penetration: number, soldiers: number) =>
    andThen(shooting(penetration, 2, soldiers), ({ moraleCheck, casualties }) => {
      if (casualties === soldiers) return certain("lost" as const);
      return moraleCheck ? checkMoraleOdds(7 - casualties) : certain("unshaken" as const);
    });
  expect(shown(fate(4, 4), String)).toEqual({
    unshaken: "5/12",
    suppressed: "55/216",
    passed: "47/144",
    routed: "1/432",
  });
  // No penetration, no casualty: the hit still demands the check, at the full morale.
  expect(shown(fate(1, 4), String)).toEqual({ unshaken: "5/12", suppressed: "35/144", passed: "49/144" });
  expect(shown(fate(4, 1), String)).toEqual({ unshaken: "5/12", suppressed: "5/24", passed: "7/24", lost: "1/12" });
});

test("what untyped code gets wrong is refused like the lookup refuses it", () => {
  expect(() => attackOdds("dificult" as "difficult")).toThrow(/^attackOdds: difficulty must be one of simple, /);
  expect(() => lookupHitOdds("difficult", 1.5)).toThrow("lookupHitOdds: modifier must be a whole number, got 1.5");
  expect(() => lookupHitOdds("difficult", Number.NaN)).toThrow(RangeError);
});
