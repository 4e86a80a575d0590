// Made by tablewright from rules/striker-ii/weapon/burst-sizes.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/burst-sizes.js";
