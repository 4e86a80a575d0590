// Made by tablewright from rules/skirmishers/armor/damage.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/damage.js";
