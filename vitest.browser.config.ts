import { defineConfig } from "vitest/config";

/** Tests that need a real Chromium: `npm run test:browser` and `npm run test:site`. */
export default defineConfig({
  test: {
    include: ["test/browser/*.browser.ts", "test/site/*.browser.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
