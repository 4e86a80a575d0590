// Made by tablewright from rules/striker-ii/morale/check-morale.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/check-morale.js";
