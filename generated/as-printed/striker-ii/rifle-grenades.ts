// Made by tablewright from rules/striker-ii/weapon/rifle-grenades.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/rifle-grenades.js";
