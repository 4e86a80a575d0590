// Made by tablewright from rules/striker-ii/movement/grav-speeds.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/grav-speeds.js";
