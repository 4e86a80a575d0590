// Made by tablewright from rules/striker-ii/movement/flight-modes.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/flight-modes.js";
