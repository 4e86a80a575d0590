// Made by tablewright from rules/walkers/walker/walker-arcs.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/walker-arcs.js";
