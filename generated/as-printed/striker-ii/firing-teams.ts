// Made by tablewright from rules/striker-ii/hit/firing-teams.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/firing-teams.js";
