// Made by tablewright from rules/striker-ii/hit/number-of-firers.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/number-of-firers.js";
