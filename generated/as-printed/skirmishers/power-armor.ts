// Made by tablewright from rules/skirmishers/armor/power-armor.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/power-armor.js";
