// Made by tablewright from rules/striker-ii/detection/signature-additions.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../striker-ii/signature-additions.js";
