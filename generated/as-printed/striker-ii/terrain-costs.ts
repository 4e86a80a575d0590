// Made by tablewright from rules/striker-ii/movement/terrain-costs.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/terrain-costs.js";
