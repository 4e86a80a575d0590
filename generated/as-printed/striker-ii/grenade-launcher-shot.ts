// Made by tablewright from rules/striker-ii/weapon/grenade-launcher-shot.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/grenade-launcher-shot.js";
