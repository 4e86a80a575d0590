// Made by tablewright from rules/striker-ii/hit/may-fire.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/may-fire.js";
