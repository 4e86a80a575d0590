// Made by tablewright from rules/walkers/walker/explosion.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/explosion.js";
