// Made by tablewright from rules/striker-ii/command/radios.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Radios”. */
export interface RadiosRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Tech level of the force. */
  readonly techLevel: Band;
  /**
   * Radios of a company, where the book counts them.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly radios: number | null;
  /**
   * Whether the company commander has one.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly companyCommander: boolean;
  /**
   * Whether the company commander is only the usual holder of the company's radio, and another may have it.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly commanderUsual: boolean;
  /**
   * Whether each platoon officer has one.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly platoonOfficer: boolean;
  /**
   * Whether each section NCO has one.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly sectionNco: boolean;
  /**
   * Whether each soldier has one.
   * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
   */
  readonly everySoldier: boolean;
}

const data = {
  "5": {
    id: "5",
    name: "5",
    techLevel: { from: 5, to: 5 },
    radios: 1,
    companyCommander: true,
    commanderUsual: true,
    platoonOfficer: false,
    sectionNco: false,
    everySoldier: false,
  },
  "6": {
    id: "6",
    name: "6",
    techLevel: { from: 6, to: 6 },
    radios: null,
    companyCommander: true,
    commanderUsual: true,
    platoonOfficer: true,
    sectionNco: false,
    everySoldier: false,
  },
  "7-8": {
    id: "7-8",
    name: "7-8",
    techLevel: { from: 7, to: 8 },
    radios: null,
    companyCommander: true,
    commanderUsual: true,
    platoonOfficer: true,
    sectionNco: true,
    everySoldier: false,
  },
  "above 8": {
    id: "above 8",
    name: "above 8",
    techLevel: { from: 9, to: null },
    radios: null,
    companyCommander: true,
    commanderUsual: false,
    platoonOfficer: true,
    sectionNco: true,
    everySoldier: true,
  },
} as const satisfies Record<string, RadiosRow>;

/**
 * Radios. Who carries a radio, by tech level; those of lower tech levels keep theirs.
 * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
 */
export const radios: Documented<RadiosRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Radios”, in the book's order. */
export const radiosList: readonly RadiosRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (RadiosRow | null)[] = /* @__PURE__ */ (() => freezeEach([
  data["5"],
  data["6"],
  data["7-8"],
  data["above 8"],
  null,
]))();

/**
 * Looks up “Radios”. Who carries a radio, by tech level; those of lower tech levels keep theirs.
 * @param techLevel - Tech level of the force.
 * @source Striker II: Introductory Infantry Rules, rule 5B2, Radio, lines 1065-1077
 * @example lookupRadios(7)?.id; // "7-8"
 */
export function lookupRadios(techLevel: number): RadiosRow | null {
  checkNumber("lookupRadios", "techLevel", techLevel, true);
  const row =
    techLevel < 5 ? 4
    : techLevel <= 5 ? 0
    : techLevel <= 6 ? 1
    : techLevel <= 8 ? 2
    : 3;
  return answers[row] as RadiosRow | null;
}
