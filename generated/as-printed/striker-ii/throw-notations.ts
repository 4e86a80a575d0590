// Made by tablewright from rules/striker-ii/hit/throw-notations.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/throw-notations.js";
