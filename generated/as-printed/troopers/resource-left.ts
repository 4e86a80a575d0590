// Made by tablewright from rules/troopers/movement/resource-left.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/resource-left.js";
