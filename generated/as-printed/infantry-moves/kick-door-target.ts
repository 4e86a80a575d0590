// Made by tablewright from rules/infantry-moves/movement/kick-door-target.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/kick-door-target.js";
