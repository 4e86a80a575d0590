// Made by tablewright from rules/striker-ii/command/radios.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/radios.js";
