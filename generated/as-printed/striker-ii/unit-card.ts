// Made by tablewright from rules/striker-ii/force/unit-card.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/unit-card.js";
