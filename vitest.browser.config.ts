import { defineConfig } from "vitest/config";
import { findChromium, missing } from "./test/browser/chromium.ts";

const isThere = findChromium(process.env.CHROMIUM) !== undefined;
if (!isThere) console.warn(`${missing}\nThe tests in a browser are skipped.`);

/** Tests that need a real Chromium: `npm run test:browser`, `npm run test:site` and `npm run test:editor`. */
export default defineConfig({
  test: {
    include: isThere ? ["test/browser/*.browser.ts", "test/site/*.browser.ts", "test/editor-page/*.browser.ts"] : [],
    passWithNoTests: !isThere,
    globalSetup: "test/given/run-folder.ts",
    // Only a hang should fail by time; a slow machine must not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
