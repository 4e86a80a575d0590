// Made by tablewright from rules/striker-ii/morale/morale-results.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/morale-results.js";
