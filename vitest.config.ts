import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "generated/test/**/*.test.ts"],
    exclude: ["test/samples/**"],
    // Only a hang should fail by time; a slow machine must not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Much of the time goes to processes that tests wait for.
    maxWorkers: "100%",
  },
});
