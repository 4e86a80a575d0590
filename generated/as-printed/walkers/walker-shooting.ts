// Made by tablewright from rules/walkers/walker/walker-shooting.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-shooting.js";
