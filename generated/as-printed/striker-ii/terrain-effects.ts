// Made by tablewright from rules/striker-ii/movement/terrain-effects.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/terrain-effects.js";
