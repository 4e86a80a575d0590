// Made by tablewright from rules/striker-ii/force/terrain.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/terrain.js";
