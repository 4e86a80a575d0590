// Made by tablewright from rules/striker-ii/weapon/hand-grenades.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/hand-grenades.js";
