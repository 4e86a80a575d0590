// Made by tablewright from rules/troopers/force/activation.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/activation.js";
