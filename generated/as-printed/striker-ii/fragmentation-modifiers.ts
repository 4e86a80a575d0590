// Made by tablewright from rules/striker-ii/weapon/fragmentation-modifiers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/fragmentation-modifiers.js";
