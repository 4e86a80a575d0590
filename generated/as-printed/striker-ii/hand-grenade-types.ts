// Made by tablewright from rules/striker-ii/weapon/hand-grenade-types.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/hand-grenade-types.js";
