// Made by tablewright from rules/skirmishers/hit/hand-to-hand.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/hand-to-hand.js";
