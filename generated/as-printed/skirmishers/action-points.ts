// Made by tablewright from rules/skirmishers/force/action-points.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/action-points.js";
