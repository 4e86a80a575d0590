// Made by tablewright from rules/infantry-moves/movement/kickable-doors.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/kickable-doors.js";
