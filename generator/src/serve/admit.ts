import { timingSafeEqual } from "node:crypto";

/** What of a request decides whether it is answered. */
export interface Asked {
  readonly method: string;
  /** Path as asked for, still escaped. */
  readonly path: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly token: string | undefined;
}

/** Header in which the page sends its token. */
export const tokenHeader = "x-tablewright-token";

/** Why a request is refused: the status and a sentence; null where it may be answered. */
export function refusal({ method, path, host, origin, token }: Asked, own: string, secret: string) {
  // A name that leads here from elsewhere (DNS rebinding) is not ours.
  if (host !== own) return { status: 403, why: `this server answers at ${own} alone` };
  if (origin !== undefined && origin !== `http://${own}`)
    return { status: 403, why: "another page asked; only the editor's own page may" };
  // The page itself holds no rules, and its address bar keeps the token in the fragment.
  if (method === "GET" && Object.hasOwn(pageFiles, path)) return null;
  if (!isSame(token ?? "", secret))
    return { status: 401, why: "the address lacks its token: open the one that tablewright edit printed" };
  return null;
}

/** The files of the page, and their types. */
export const pageFiles: Readonly<Record<string, string>> = {
  "/": "text/html; charset=utf-8",
  "/page.js": "text/javascript; charset=utf-8",
  "/compiler.js": "text/javascript; charset=utf-8",
  "/page.css": "text/css; charset=utf-8",
  "/icon.svg": "image/svg+xml",
};

/** The page runs its own scripts, talks to its own server, and stands in no other page. */
export const headers: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
