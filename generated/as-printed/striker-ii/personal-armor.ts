// Made by tablewright from rules/striker-ii/armor/personal-armor.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/personal-armor.js";
