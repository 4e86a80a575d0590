import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";

/** Bytes that are not UTF-8: what is wrong, where, and the text as far as it can be shown in a frame. */
export interface Undecodable {
  readonly problem: string;
  /** Offset in `lossy`. */
  readonly offset: number;
  readonly lossy: string;
}

/** Reads bytes as UTF-8; a byte-order mark at the start is dropped, so that columns do not shift. */
export function decode(bytes: Uint8Array): { readonly text: string } | Undecodable {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const bad = firstBadByte(bytes);
    const offset = lenient.decode(bytes.subarray(0, bad)).length;
    return { problem: describe(bytes, bad), offset, lossy: lenient.decode(bytes) };
  }
}

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder("utf-8");

/** The diagnostic of bytes that `decode` refused. */
export function notUtf8(path: string, refused: Undecodable): Diagnostic {
  const file = { path, text: refused.lossy };
  const span = { file, start: refused.offset, end: refused.offset + 1 };
  return diagnostic("text/not-utf8", span, refused, { hint: "re-save the file as UTF-8" });
}

function describe(bytes: Uint8Array, bad: number): string {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16) return "not UTF-8 (saved as UTF-16)";
  return `not UTF-8 (byte 0x${(bytes[bad] ?? 0).toString(16).toUpperCase().padStart(2, "0")})`;
}

function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  for (let length = 1; length > 0; at += length) length = sequenceLength(bytes, at);
  return at;
}

/** Length of the UTF-8 sequence at an offset, or 0 where there is none (RFC 3629, section 4). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) {
    const byte = bytes[at + next] ?? 0;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  const second = bytes[at + 1] ?? 0;
  const overlong = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90);
  const outside = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f);
  return overlong || outside ? 0 : length;
}
