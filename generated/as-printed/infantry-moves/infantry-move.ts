// Made by tablewright from rules/infantry-moves/movement/infantry-move.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/infantry-move.js";
