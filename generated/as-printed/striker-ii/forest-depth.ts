// Made by tablewright from rules/striker-ii/detection/forest-depth.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/forest-depth.js";
