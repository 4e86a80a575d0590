// Made by tablewright from rules/skirmishers/armor/star-cells.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/star-cells.js";
