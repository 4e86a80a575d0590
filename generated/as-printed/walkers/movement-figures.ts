// Made by tablewright from rules/walkers/movement/movement-figures.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/movement-figures.js";
