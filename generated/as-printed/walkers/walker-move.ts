// Made by tablewright from rules/walkers/movement/walker-move.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-move.js";
