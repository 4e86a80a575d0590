// Made by tablewright from rules/striker-ii/weapon/weapon-mounts.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/weapon-mounts.js";
