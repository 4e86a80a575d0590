// Made by tablewright from rules/striker-ii/morale/permanent-morale-changes.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/permanent-morale-changes.js";
