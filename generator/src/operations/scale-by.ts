import type { ScaleBy } from "../model.ts";
import { childText } from "../syntax.ts";
import type { OperationModule } from "./operation.ts";

/** A figure times a fraction, rounded as stated, then times a count. */
export const scaleBy: OperationModule<ScaleBy> = {
  operation: "scale-by",
  read(root) {
    const [numerator = 1, denominator = 1] = (childText(root, "by") ?? "1/1").split("/").map(Number);
    return {
      operation: "scale-by",
      parameter: childText(root, "parameter") ?? "",
      parameterDescription: childText(root, "parameterDescription") ?? "",
      numerator,
      denominator,
      round: childText(root, "round") as ScaleBy["round"],
      times: childText(root, "times") ?? null,
      timesDescription: childText(root, "timesDescription") ?? null,
    };
  },
  check: () => {},
  uses: () => [],
};
