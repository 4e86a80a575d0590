// Made by tablewright from rules/striker-ii/armor/cover.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/cover.js";
