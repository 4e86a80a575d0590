// Made by tablewright from rules/striker-ii/movement/movement-left.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/movement-left.js";
