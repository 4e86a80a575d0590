// Made by tablewright from rules/striker-ii/morale/current-morale.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/current-morale.js";
