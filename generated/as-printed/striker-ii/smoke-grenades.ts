// Made by tablewright from rules/striker-ii/weapon/smoke-grenades.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/smoke-grenades.js";
