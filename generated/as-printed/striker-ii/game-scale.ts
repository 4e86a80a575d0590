// Made by tablewright from rules/striker-ii/force/game-scale.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/game-scale.js";
