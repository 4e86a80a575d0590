// Made by tablewright from rules/striker-ii/armor/damage-effect.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/damage-effect.js";
