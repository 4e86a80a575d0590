// Made by tablewright from rules/striker-ii/hit/shift-difficulty.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/shift-difficulty.js";
