import type { Calculator } from "../calculators/answer.ts";
import { armorCalculator } from "../calculators/armor-and-cover.ts";
import { attackCalculator } from "../calculators/attack/index.ts";
import { doorCalculator } from "../calculators/kick-door.ts";
import { moraleCalculator } from "../calculators/morale-check.ts";
import { walkerCalculator } from "../calculators/walker/index.ts";
import { mountCalculator } from "./answer/mount.ts";
import * as hullLosses from "./hull-losses.ts";
import * as moraleOdds from "./morale-odds.ts";
import * as odds from "./odds.ts";
import * as range from "./range.ts";

const mounted = (calculator: Calculator) => (root: HTMLElement) => mountCalculator(root, calculator);

/** The islands by name; a page asks for one with `<section data-live="<name>">`. */
export const islands: Readonly<Record<string, (root: HTMLElement) => void>> = {
  attack: mounted(attackCalculator),
  "armor-and-cover": mounted(armorCalculator),
  "morale-check": mounted(moraleCalculator),
  walker: mounted(walkerCalculator),
  "kick-door": mounted(doorCalculator),
  odds: odds.mount,
  range: range.mount,
  "morale-odds": moraleOdds.mount,
  "hull-losses": hullLosses.mount,
};
