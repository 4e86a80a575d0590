// Made by tablewright from rules/striker-ii/morale/rallying.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/rallying.js";
