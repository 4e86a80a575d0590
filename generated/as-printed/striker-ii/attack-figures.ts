// Made by tablewright from rules/striker-ii/hit/attack-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/attack-figures.js";
