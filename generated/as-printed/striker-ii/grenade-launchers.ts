// Made by tablewright from rules/striker-ii/weapon/grenade-launchers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/grenade-launchers.js";
