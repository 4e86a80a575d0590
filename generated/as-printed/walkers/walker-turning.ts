// Made by tablewright from rules/walkers/movement/walker-turning.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-turning.js";
