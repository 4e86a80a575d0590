import type { ShapeName } from "../kinds/kind.ts";
import { catalog } from "./catalog.ts";
import { constants } from "./constants.ts";
import { derived } from "./derived.ts";
import { lookup } from "./lookup.ts";
import { modifiers } from "./modifiers.ts";
import type { Shape } from "./shape.ts";

/** Every shape. Adding one is a file here, one in `emit/sdk/tables/` and a line in each list. */
export const shapes: Readonly<Record<ShapeName, Shape>> = { catalog, constants, derived, lookup, modifiers };
