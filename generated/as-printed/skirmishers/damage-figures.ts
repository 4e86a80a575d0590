// Made by tablewright from rules/skirmishers/armor/damage-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/damage-figures.js";
