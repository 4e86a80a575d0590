// Made by tablewright from rules/striker-ii/hit/hit-assignment.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/hit-assignment.js";
