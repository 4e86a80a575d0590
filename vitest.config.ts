import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "generated/test/**/*.test.ts"],
    exclude: ["test/samples/**"],
    globalSetup: "test/given/run-folder.ts",
    // To load the compiler anew for each of so many files would take longer than to run them.
    isolate: false,
    maxWorkers: "100%",
    // Only a hang should fail by time; a slow machine must not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
});
