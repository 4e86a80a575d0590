// Made by tablewright from rules/troopers/movement/movement-costs.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/movement-costs.js";
