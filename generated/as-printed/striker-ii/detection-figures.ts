// Made by tablewright from rules/striker-ii/detection/detection-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/detection-figures.js";
