// Made by tablewright from rules/striker-ii/detection/visibility.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/visibility.js";
