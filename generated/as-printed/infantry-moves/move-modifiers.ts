// Made by tablewright from rules/infantry-moves/movement/move-modifiers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/move-modifiers.js";
