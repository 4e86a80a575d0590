/** Why nothing could be written. */
export type WriteFailureCode = "busy" | "in-the-way" | "link" | "read-only" | "full" | "disk";

/** A failure the user can mend: `message` is in plain words and is all that need be shown. */
export interface WriteFailure extends Error {
  readonly name: "WriteFailure";
  readonly code: WriteFailureCode;
}

/** How a failure leaves the output folder. */
export type Aftermath = "untouched" | "unfinished";

/** Makes a failure to be thrown. */
export function writeFailure(code: WriteFailureCode, message: string): WriteFailure {
  return Object.assign(new Error(message), { name: "WriteFailure", code } as const);
}

/** Tells a failure in plain words from a bug. */
export function isWriteFailure(error: unknown): error is WriteFailure {
  return error instanceof Error && error.name === "WriteFailure";
}

/** The operating system's code of an error (`ENOENT`), if it has one. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}

/** Runs `action` and throws what it throws `asFailure`. */
export function inPlainWords<Result>(folder: string, aftermath: Aftermath, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw asFailure(folder, aftermath, error);
  }
}

/** The error as a failure in plain words if the operating system gave it; any other error as it is. */
export function asFailure(folder: string, aftermath: Aftermath, error: unknown): unknown {
  const code = systemCode(error);
  return code === undefined ? error : diskFailure(folder, aftermath, code, error as Error);
}

/** Runs `action` where a better failure is already on its way, or where failing does no harm. */
export function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

function diskFailure(folder: string, aftermath: Aftermath, code: string, error: Error): WriteFailure {
  const place = "path" in error && typeof error.path === "string" ? ` at ${error.path}` : "";
  const end =
    aftermath === "untouched"
      ? "The former output is untouched."
      : "It is unfinished until npx tablewright build has run again.";
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return writeFailure("read-only", `cannot write ${folder}/: permission denied${place} (${code}). ${end}`);
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return writeFailure("full", `cannot write ${folder}/: no space is left on the disk (${code}). ${end}`);
    default:
      return writeFailure("disk", `cannot write ${folder}/: the disk answered ${code}${place}. ${end}`);
  }
}
