// Made by tablewright from rules/striker-ii/force/tech-levels.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/tech-levels.js";
