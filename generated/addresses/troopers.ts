// Made by tablewright from rules/troopers/book.yaml. Do not edit: change the rules and run tablewright build.
import type { Addresses } from "../runtime/addresses.js";

/** What addresses of the book may name. */
export const addresses: Addresses = {
  book: "troopers",
  aliases: {},
  tables: {
    "activation": [["name","value"],["troopers-acting","troopers-moved-at-a-time","troopers-per-shooting-roll","troopers-picked","troopers-following"]],
    "dispute-figures": [["name","value"],["dice"]],
    "disputes": [["lead","outcome"],["higher","equal","lower"]],
    "squads": [["name","least","most","mayExceed"],["squad","squad-with-pilots"]],
    "troopers": [["name","faction","armor","resource","damageCapacity"],["bomber","sniper"]],
    "fight-figures": [["name","value"],["weapons","shots","fight-die-sides"]],
    "fight-limits": [["name","description","allowed","count"],["fight-trooper","fight-vehicle","shoot-in-contact","break-off","act-after-breaking-off"]],
    "fight-result": [["lead","result","damage","takesDifference"],["won","draw","lost"]],
    "fight": [[],[]],
    "movement-costs": [["name","each","per","roundedUp"],["flat","climbing","ladder"]],
    "resource-left": [[],[]],
  },
};
