// Made by tablewright from rules/striker-ii/morale/morale-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/morale-figures.js";
