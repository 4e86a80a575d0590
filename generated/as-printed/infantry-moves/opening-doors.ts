// Made by tablewright from rules/infantry-moves/movement/opening-doors.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/opening-doors.js";
