// Made by tablewright from rules/skirmishers/weapon/primary-weapons.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/primary-weapons.js";
