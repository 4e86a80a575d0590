// Made by tablewright from rules/skirmishers/hit/firing-arcs.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/firing-arcs.js";
