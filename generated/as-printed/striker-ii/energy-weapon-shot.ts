// Made by tablewright from rules/striker-ii/weapon/energy-weapon-shot.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/energy-weapon-shot.js";
