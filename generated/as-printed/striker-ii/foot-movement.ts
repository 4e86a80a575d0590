// Made by tablewright from rules/striker-ii/movement/foot-movement.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/foot-movement.js";
