// Made by tablewright from rules/striker-ii/hit/difficulty-levels.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/difficulty-levels.js";
