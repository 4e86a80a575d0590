import type { Terminal } from "./terminal.ts";

const patience = 1000;
const clearLine = "\r\u001b[2K";

/** Does some work. Once the command has taken a second, the terminal says what it does, until it is done. */
export type Progress = <Result>(
  what: string,
  work: () => Result | Promise<Result>,
  /** Work that will take long and never yields to a timer is announced at once. */
  isLong?: boolean,
) => Promise<Result>;

/** Progress goes to stderr, and nowhere if that is no terminal. */
export function progressOn({ stderr, now }: Terminal): Progress {
  if (stderr.isTTY !== true) return async (_, work) => work();
  const started = now();
  return async (what, work, isLong = false) => {
    let isShown = false;
    const show = (): void => {
      isShown = true;
      stderr.write(`${clearLine}${what}`);
    };
    // Work that never yields to the timer is announced only if the work before it took long.
    const left = patience - (now() - started);
    if (left <= 0 || isLong) show();
    const timer = left > 0 && !isLong ? setTimeout(show, left) : undefined;
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (isShown) stderr.write(clearLine);
    }
  };
}
