// Made by tablewright from rules/striker-ii/morale/morale-values.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/morale-values.js";
