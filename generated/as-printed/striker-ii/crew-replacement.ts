// Made by tablewright from rules/striker-ii/morale/crew-replacement.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/crew-replacement.js";
