// Made by tablewright from rules/skirmishers/movement/movement-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/movement-figures.js";
