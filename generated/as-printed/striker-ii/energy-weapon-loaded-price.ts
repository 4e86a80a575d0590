// Made by tablewright from rules/striker-ii/weapon/energy-weapon-loaded-price.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/energy-weapon-loaded-price.js";
