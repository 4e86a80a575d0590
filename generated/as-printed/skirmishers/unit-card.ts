// Made by tablewright from rules/skirmishers/force/unit-card.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/unit-card.js";
