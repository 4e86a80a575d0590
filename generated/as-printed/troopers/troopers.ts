// Made by tablewright from rules/troopers/force/troopers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/troopers.js";
