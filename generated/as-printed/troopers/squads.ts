// Made by tablewright from rules/troopers/force/squads.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/squads.js";
