// Made by tablewright from rules/striker-ii/command/communication.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/communication.js";
