// Made by tablewright from rules/walkers/walker/template-hits.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../walkers/template-hits.js";
