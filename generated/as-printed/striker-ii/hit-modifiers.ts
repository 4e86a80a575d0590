// Made by tablewright from rules/striker-ii/hit/hit-modifiers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/hit-modifiers.js";
