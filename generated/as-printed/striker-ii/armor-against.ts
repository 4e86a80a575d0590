// Made by tablewright from rules/striker-ii/armor/armor-against.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/armor-against.js";
