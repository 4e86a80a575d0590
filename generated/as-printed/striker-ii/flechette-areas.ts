// Made by tablewright from rules/striker-ii/weapon/flechette-areas.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/flechette-areas.js";
