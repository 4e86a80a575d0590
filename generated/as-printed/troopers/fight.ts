// Made by tablewright from rules/troopers/hit/fight.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../troopers/fight.js";
