// Made by tablewright from rules/infantry-moves/movement/prone.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/prone.js";
