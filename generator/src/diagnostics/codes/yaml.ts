import { error, warning } from "./entry.ts";

/** The file as text (`text/…`) and as YAML (`yaml/…`), before any table is looked at. */
export const yaml = {
  "text/not-utf8": error((p: { problem: string }) => p.problem),
  "text/too-big": error((p: { limit: string }) => `the file must not be larger than ${p.limit}`),
  "text/line-endings": error(() => "old Mac line endings (U+000D alone): re-save the file with line endings LF"),
  "text/character": error((p: { character: string }) => `${p.character} must not stand in a rules file`),
  "text/invisible": error((p: { character: string }) => `${p.character} is invisible and must not stand here`),
  "text/garbled": error((p: { found: string }) => `${p.found} was garbled by a wrong encoding`),
  "text/space": error((p: { character: string }) => `${p.character} must be an ordinary space`),
  "text/odd-space": warning((p: { character: string }) => `${p.character} is part of the text`),
  "text/tab": error((p: { more: number }) =>
    p.more === 0
      ? "tab used for indentation; use spaces"
      : `tab used for indentation; use spaces (${p.more} more ${p.more === 1 ? "line" : "lines"} like this)`,
  ),
  "text/merge-conflict": error(() => "unresolved merge conflict"),

  "yaml/syntax": error((p: { found: string }) => `${p.found} is not expected here`),
  "yaml/directive": error((p: { name: string }) => `remove the ${p.name} line`),
  "yaml/documents": error(() => "one table per file: a second document starts here"),
  "yaml/no-content": error(() => "the file has no content"),
  "yaml/root": error((p: { found: string }) => `the file must be made of lines such as kind: ..., found ${p.found}`),
  "yaml/empty": error((p: { key: string; section: boolean }) =>
    p.section ? `${p.key} has no content; the next line may need indenting` : `${p.key} is empty`,
  ),
  "yaml/null": error((p: { text: string }) => `${p.text} is not a value`),
  "yaml/dash": error(() => "- alone is not a value"),
  "yaml/indicator": error((p: { start: string }) => `text that starts with ${p.start} must be quoted`),
  "yaml/anchor": error((p: { name: string }) => `&${p.name} must name one part only`),
  "yaml/colon": error(() => "text with a colon must be quoted"),
  "yaml/colon-missing": error((p: { text: string }) => `${p.text} must be followed by a colon`),
  "yaml/colon-space": error(() => "a space must follow the colon"),
  "yaml/dash-space": error(() => "a space must follow the dash"),
  "yaml/comma-missing": error((p: { text: string }) => `a comma must stand before ${p.text}`),
  "yaml/comma-needless": error(() => "a comma must stand between two values"),
  "yaml/flow-cell": error((p: { text: string; by: string }) => `${p.text} is cut off from its cell by a ${p.by}`),
  "yaml/unclosed": error((p: { open: string; close: string }) => `${p.open} must be closed by ${p.close}`),
  "yaml/after": error((p: { found: string; what: string }) => `${p.found} must not follow ${p.what}`),
  "yaml/escape": error((p: { found: string }) => `${p.found} has no meaning inside double quotes`),
  "yaml/escape-read": warning(
    (p: { found: string; character: string }) => `${p.found} inside double quotes is read as ${p.character}`,
  ),
  "yaml/indent": error((p: { text: string }) => `${p.text} must line up with the lines it belongs to`),
  "yaml/key-duplicate": error((p: { key: string; first: string }) => `${p.key} is already defined at ${p.first}`),
  "yaml/key-kind": error((p: { found: string }) => `a key must be plain text, found ${p.found}`),
  "yaml/key-empty": error(() => "a key must not be empty"),
  "yaml/merge-key": error(() => "<< must not be used: every row states its own cells"),
  "yaml/too-deep": error((p: { limit: number }) => `nested too deeply (limit ${p.limit})`),
  "yaml/too-many": error((p: { limit: string }) => `too many values in one file (limit ${p.limit})`),
  "yaml/too-long": error((p: { what: string; limit: string }) => `${p.what} must not be longer than ${p.limit}`),
  "yaml/comment-cut": warning((p: { kept: string }) => `the text ends before the #: only ${p.kept} is read`),
  "yaml/curly-quotes": warning((p: { open: string; close: string }) => `${p.open} and ${p.close} are part of the text`),
};
