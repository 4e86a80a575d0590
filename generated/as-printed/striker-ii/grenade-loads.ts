// Made by tablewright from rules/striker-ii/weapon/grenade-loads.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/grenade-loads.js";
