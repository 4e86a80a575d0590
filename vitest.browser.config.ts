import { defineConfig } from "vitest/config";

/** Tests that need a real Chromium: `npm run test:browser` and `npm run test:site`. */
export default defineConfig({
  test: {
    include: ["test/browser/*.browser.ts", "test/site/*.browser.ts"],
    globalSetup: "test/given/run-folder.ts",
    // Only a hang should fail by time; a slow machine must not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
