// Made by tablewright from rules/striker-ii/weapon/rifle-grenade-shot.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/rifle-grenade-shot.js";
