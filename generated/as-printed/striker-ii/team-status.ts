// Made by tablewright from rules/striker-ii/detection/team-status.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/team-status.js";
