// Made by tablewright from rules/walkers/walker/oval-walker-points.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/oval-walker-points.js";
