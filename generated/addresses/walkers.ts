// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.
import type { Addresses } from "../runtime/addresses.js";

/** What addresses of the book may name. */
export const addresses: Addresses = {
  book: "walkers",
  aliases: {},
  tables: {
    "walker-morale": [["name","printed","check","inSight"],["damage-roll"]],
    "movement-figures": [["name","value"],["backward-cost"]],
    "turning-limits": [["name","description","allowed","count"],["turn-undeclared"]],
    "walker-move": [[],[]],
    "walker-movement": [["name","type","printed","move"],["light","medium","heavy"]],
    "walker-turning": [["turn","move"],["no-turn","up-to-90","full-180"]],
    "dying-walker": [["name","reachFrom","strengthFrom","strengthDieSides","strengthShare","damage","damageFrom","check"],["explosion","fall"]],
    "falling-strength": [[],[]],
    "oval-walker-points": [[],[]],
    "template-hits": [["name","value"],["sets-of-hits-per-arc"]],
    "walker-arcs": [["mount","front","side","rear"],["front","side","rear","top"]],
    "walker-attacks": [[],[]],
    "walker-characteristics": [["name","printed","abbreviation","meaning","fewestNumbers","byArc"],["type","weapon-skill","strength","toughness","grit","sagacity"]],
    "walker-damage": [["name","roll","printed","explodes","skillLoss","weaponsLost","shotsLoss","movementFactor","explodesAt"],["2","3","4","5","6","7","8","9","10","11","12"]],
    "walker-points": [["base","light","medium","heavy"],["60mm","80mm","100mm","120mm","140mm","160mm","180mm"]],
    "walker-shooting": [["name","description","allowed","count"],["fire-every-weapon"]],
    "walker-units": [["name","printed","type","weaponSkill","strength","toughness","grit","sagacity"],["contempt-dreadnought"]],
    "wounding": [["name","description","allowed","count"],["hull-before-armor","roll-for-armor-point","roll-without-attack"]],
  },
};
