// Made by tablewright from rules/striker-ii/weapon/weapon-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Using weapons”, in the book's order. */
export type WeaponLimitsId = "fire-without-fire-control" | "fixed-without-mount" | "flexible-without-mount";

/** A row of “Using weapons”. */
export interface WeaponLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, Notes on weapons, lines 3594-3636
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, Notes on weapons, lines 3594-3636
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, Notes on weapons, lines 3594-3636
   */
  readonly count: number | null;
}

const data = {
  "fire-without-fire-control": {
    id: "fire-without-fire-control",
    name: "Without fire control",
    description: "Firing crew served slug throwers without fire control.",
    allowed: true,
    count: null,
  },
  "fixed-without-mount": {
    id: "fixed-without-mount",
    name: "Fixed, main or cupola without a further mount",
    description: "Using a crew served weapon fixed, as main weapon or in a cupola with the mount its weight includes.",
    allowed: true,
    count: null,
  },
  "flexible-without-mount": {
    id: "flexible-without-mount",
    name: "Flexible use without a mount",
    description: "Using a crew served weapon as infantry, or flexible, pintle or open, without a weapon mount of the list; those whose note includes all mounts need none.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<WeaponLimitsId, WeaponLimitsRow>;

/**
 * Using weapons. What the notes on weapons allow and forbid besides their figures.
 * @source Striker II: Introductory Infantry Rules, Notes on weapons, lines 3594-3636
 */
export const weaponLimits: Documented<WeaponLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Using weapons”, in the book's order. */
export const weaponLimitsList: readonly (WeaponLimitsRow & { readonly id: WeaponLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Using weapons” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWeaponLimits(text: string): Found<WeaponLimitsRow & { readonly id: WeaponLimitsId }> {
  return findRow("findWeaponLimits", weaponLimitsList, text);
}
