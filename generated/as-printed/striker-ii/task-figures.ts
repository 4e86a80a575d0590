// Made by tablewright from rules/striker-ii/hit/task-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/task-figures.js";
