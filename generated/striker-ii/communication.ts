// Made by tablewright from rules/striker-ii/command/communication.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Communication”, in the book's order. */
export type CommunicationId = "touching" | "chain" | "sight" | "radio";

/** A row of “Communication”. */
export interface CommunicationRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Teams it joins directly.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
   */
  readonly teams: number | null;
  /**
   * How far it reaches (m); blank where distance does not matter.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
   */
  readonly range: number | null | Unknown;
  /**
   * The teams must touch, each the next.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
   */
  readonly touching: boolean;
  /**
   * The teams must see each other.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
   */
  readonly sight: boolean;
  /**
   * Both teams need a radio.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
   */
  readonly radio: boolean;
}

const data = {
  touching: { id: "touching", name: "Touching", teams: 2, range: null, touching: true, sight: false, radio: false },
  chain: {
    id: "chain",
    name: "Chain of touching teams",
    teams: 2,
    range: 250,
    touching: true,
    sight: false,
    radio: false,
  },
  sight: { id: "sight", name: "In sight", teams: 2, range: 250, touching: false, sight: true, radio: false },
  radio: {
    id: "radio",
    name: "Radio",
    teams: null,
    range: { unknown: "the rule refers to a stated range of each radio, and the document prints none" },
    touching: false,
    sight: false,
    radio: true,
  },
} as const satisfies Record<CommunicationId, CommunicationRow>;

/**
 * Communication. When two teams are in communication; one way is enough. A team that fires anything but lasers and gauss weapons is noticed without it.
 * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1045-1065
 */
export const communication: Documented<CommunicationRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Communication”, in the book's order. */
export const communicationList: readonly (CommunicationRow & { readonly id: CommunicationId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Communication” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCommunication(text: string): Found<CommunicationRow & { readonly id: CommunicationId }> {
  return findRow("findCommunication", communicationList, text);
}
