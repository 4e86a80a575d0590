// Made by tablewright from rules/skirmishers/movement/jet-pack.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/jet-pack.js";
