// Made by tablewright from rules/striker-ii/armor/combined-armor.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/combined-armor.js";
