// Made by tablewright from rules/striker-ii/force/organization.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/organization.js";
