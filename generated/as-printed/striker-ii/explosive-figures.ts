// Made by tablewright from rules/striker-ii/weapon/explosive-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/explosive-figures.js";
