// Made by tablewright from rules/striker-ii/hit/difficulty-adjustments.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/difficulty-adjustments.js";
