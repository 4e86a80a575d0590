// Made by tablewright from rules/infantry-moves/movement/vehicles.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/vehicles.js";
