// Made by tablewright from rules/walkers/walker/falling-strength.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/falling-strength.js";
