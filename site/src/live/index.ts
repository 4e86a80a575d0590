import * as armorAndCover from "./armor-and-cover.ts";
import * as attack from "./attack.ts";
import * as hullLosses from "./hull-losses.ts";
import * as kickDoor from "./kick-door.ts";
import * as moraleCheck from "./morale-check.ts";
import * as moraleOdds from "./morale-odds.ts";
import * as odds from "./odds.ts";
import * as range from "./range.ts";
import * as walker from "./walker.ts";

/** The islands by name; each module exports `mount`, and a page asks for one with `<section data-live="<name>">`. */
export const islands: Readonly<Record<string, (root: HTMLElement) => void>> = {
  attack: attack.mount,
  "armor-and-cover": armorAndCover.mount,
  "morale-check": moraleCheck.mount,
  walker: walker.mount,
  "kick-door": kickDoor.mount,
  odds: odds.mount,
  range: range.mount,
  "morale-odds": moraleOdds.mount,
  "hull-losses": hullLosses.mount,
};
