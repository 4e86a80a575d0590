// Made by tablewright from rules/striker-ii/command/unled-actions.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/unled-actions.js";
