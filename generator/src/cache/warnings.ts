import { type Code, catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { decode } from "../parse/decode.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import { readBytes } from "./disk.ts";
import type { Place, Record, Warning } from "./record.ts";

/** The warnings of a record with the texts they speak of; null where they are not such as this compiler gives. */
export function warningsOf(folder: string, { warnings, inputs }: Record): readonly Diagnostic[] | null {
  const files = new Map<string, SourceFile>();
  return withTexts(warnings, (path) => {
    const known = files.get(path);
    if (known) return known;
    // Only what the run read is opened, whatever a record names.
    const bytes = Object.hasOwn(inputs, path) ? readBytes(`${folder}/${path}`) : null;
    const decoded = bytes && decode(bytes);
    const file = { path, text: decoded && "text" in decoded ? decoded.text : "" };
    files.set(path, file);
    return file;
  });
}

/** Warnings as diagnostics; null where they are not such as this compiler gives. */
export function withTexts(
  warnings: readonly Warning[],
  fileAt: (path: string) => SourceFile,
): readonly Diagnostic[] | null {
  const spanOf = ([path, start, end]: Place): Span => ({ file: fileAt(path), start, end });
  const isCode = (code: string): code is Code => Object.hasOwn(catalogue, code);
  const found: Diagnostic[] = [];
  for (const { code, message, at, related, hint, fix } of warnings) {
    if (!isCode(code)) return null;
    found.push({
      code,
      severity: "warning",
      message,
      span: spanOf(at),
      ...(related ? { related: related.map((one) => ({ message: one.message, span: spanOf(one.at) })) } : {}),
      ...(hint === undefined ? {} : { hint }),
      ...(fix ? { fix } : {}),
    });
  }
  return found;
}

/** A warning as a record keeps it. */
export function withoutText({ code, message, span, related, hint, fix }: Diagnostic): Warning {
  return {
    code,
    message,
    at: placeOf(span),
    ...(related ? { related: related.map(({ message, span }) => ({ message, at: placeOf(span) })) } : {}),
    ...(hint === undefined ? {} : { hint }),
    ...(fix ? { fix } : {}),
  };
}

function placeOf({ file, start, end }: Span): Place {
  return [file.path, start, end];
}
