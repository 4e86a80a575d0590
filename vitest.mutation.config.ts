import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/{mutation,perturbation}/*.mutation.ts"],
    // Every figure of every book, one after the other.
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
