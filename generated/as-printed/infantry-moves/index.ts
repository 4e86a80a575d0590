// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.

export * from "../../infantry-moves/difficult-terrain.js";

export * from "../../infantry-moves/door-attempts.js";

export * from "../../infantry-moves/infantry-move.js";

export * from "../../infantry-moves/infantry-movement.js";

export * from "../../infantry-moves/kick-door-modifiers.js";

export * from "../../infantry-moves/kick-door-target.js";

export * from "../../infantry-moves/kick-door.js";

export * from "../../infantry-moves/kickable-doors.js";

export * from "../../infantry-moves/move-exceptions.js";

export * from "../../infantry-moves/move-modifiers.js";

export * from "../../infantry-moves/opening-doors.js";

export * from "../../infantry-moves/prone.js";

export * from "../../infantry-moves/running.js";

export * from "../../infantry-moves/vehicles.js";
