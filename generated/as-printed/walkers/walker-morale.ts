// Made by tablewright from rules/walkers/morale/walker-morale.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-morale.js";
