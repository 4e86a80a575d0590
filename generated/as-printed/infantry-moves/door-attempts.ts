// Made by tablewright from rules/infantry-moves/movement/door-attempts.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/door-attempts.js";
