// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "./difficult-terrain.js";

export * from "./door-attempts.js";

export * from "./infantry-move.js";

export * from "./infantry-movement.js";

export * from "./kick-door-modifiers.js";

export * from "./kick-door-target.js";

export * from "./kick-door.js";

export * from "./kickable-doors.js";

export * from "./move-exceptions.js";

export * from "./move-modifiers.js";

export * from "./opening-doors.js";

export * from "./prone.js";

export * from "./running.js";

export * from "./vehicles.js";
