// Made by tablewright from rules/skirmishers/weapon/allowed-weapons.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../skirmishers/allowed-weapons.js";
