// Made by tablewright from rules/striker-ii/armor/armor-options.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/armor-options.js";
