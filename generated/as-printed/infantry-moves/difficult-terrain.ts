// Made by tablewright from rules/infantry-moves/movement/difficult-terrain.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/difficult-terrain.js";
