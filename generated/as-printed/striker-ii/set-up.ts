// Made by tablewright from rules/striker-ii/movement/set-up.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/set-up.js";
