// Made by tablewright from rules/striker-ii/morale/casualty-effects.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/casualty-effects.js";
