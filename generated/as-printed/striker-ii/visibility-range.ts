// Made by tablewright from rules/striker-ii/detection/visibility-range.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/visibility-range.js";
