// Made by tablewright from rules/striker-ii/command/command-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/command-figures.js";
