// Made by tablewright from rules/walkers/walker/dying-walker.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/dying-walker.js";
