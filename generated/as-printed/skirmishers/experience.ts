// Made by tablewright from rules/skirmishers/force/experience.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/experience.js";
