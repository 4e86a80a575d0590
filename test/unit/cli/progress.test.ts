import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Project, Work } from "../../../generator/src/cli/interface.ts";
import { goodWork, type Surroundings, tablewright } from "./given.ts";

const clear = "\r\u001b[2K";
const now = () => Date.now();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A compiler that takes its time and lets others have their turn meanwhile. */
const taking = (milliseconds: number): Partial<Work<Project>> => ({
  compile: async (project, sink) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    return goodWork.compile(project, sink);
  },
});

async function progress(given: Surroundings): Promise<string> {
  const running = tablewright("build", { isTTY: true, now, ...given });
  await vi.runAllTimersAsync();
  return (await running).stderr;
}

describe("progress", () => {
  test("is shown after a second and taken away again", async () => {
    expect(await progress({ work: taking(1500) })).toBe(`${clear}compiling … 2 tables${clear}`);
  });

  test("is not shown for quick work", async () => {
    expect(await progress({ work: taking(900) })).toBe("");
  });

  test("is not shown where there is no terminal", async () => {
    expect(await progress({ work: taking(1500), isTTY: false })).toBe("");
  });

  test("is shown between steps that do not yield", async () => {
    const load = (folder: string) => {
      vi.setSystemTime(Date.now() + 1200);
      return goodWork.load(folder);
    };
    expect(await progress({ work: { load } })).toBe(`${clear}compiling … 2 tables${clear}`);
  });

  test("is shown at once for so many files that their reading takes more than a second", async () => {
    const many = Array.from({ length: 61 }, (_, at) => ({ path: `rules/house/hit/table-${at}.yaml`, text: "" }));
    const load = async (folder: string) => ({ ...(await goodWork.load(folder)), rules: many });
    expect(await progress({ work: { load } })).toBe(`${clear}compiling … 61 tables${clear}`);
  });

  test("leaves no timer behind, even after misuse or a failure", async () => {
    await tablewright("build --nonsense", { isTTY: true, now });
    await tablewright("build", {
      isTTY: true,
      now,
      work: { load: (folder) => ({ folder, rules: [], diagnostics: [] }) },
    });
    await tablewright("build", { isTTY: true, now, work: { load: () => Promise.reject(new Error("boom")) } });
    await tablewright("build", { isTTY: true, now });
    expect(vi.getTimerCount()).toBe(0);
  });
});
