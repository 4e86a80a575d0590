// Made by tablewright from rules/striker-ii/hit/fire-positions.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/fire-positions.js";
