// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.
import type { Addresses } from "../runtime/addresses.js";

/** What addresses of the book may name. */
export const addresses: Addresses = {
  book: "skirmishers",
  aliases: {},
  tables: {
    "damage-figures": [["name","value"],["hit-point-dice","hit-point-die-sides","armor-cells-on-card","star-cells-on-card"]],
    "damage": [["name","mark","marksCells","knockDown","firstHitPointCell"],["bludgeoning","standard"]],
    "power-armor": [["name","armorCells","jetPack","primaryWeapons","secondaryWeapons"],["standard","basic","heavy"]],
    "star-cells": [["starCells","weaponsDisabled","chosenBy","jetPackDisabled"],["1","2"]],
    "action-points": [[],[]],
    "experience": [["name","value"],["green","veteran","elite"]],
    "unit-card": [["hitPoints","actionPoints","targetNumberModifier"],["1-4","5","6-12"]],
    "firing-arcs": [["name","description","allowed","count"],["place-for-all-weapons","fire-without-arc","use-explosive-with-arcs","machine-gun-again","other-weapon-again"]],
    "hand-to-hand": [["name","value"],["attack-cost","fist-damage"]],
    "jet-pack": [["distance","cost","oncePerTurn"],["6-16"]],
    "movement-figures": [["name","value"],["most-action-points","barbed-wire-cost"]],
    "allowed-weapons": [["name","description","allowed","count"],["grenade","hand-grenade","smoke-grenade","satchel-charge","other-explosive-weapon","infantry-weapon-as-secondary"]],
    "primary-weapons": [["name","damage","ranges","repeatFire"],["machine-gun","other-primary-weapon"]],
  },
};
