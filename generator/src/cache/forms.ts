// Whether something read from a record has the form it should: whoever can write a record may have written anything.

export function isFiles(read: unknown): boolean {
  return isObject(read) && Object.values(read).every((pair) => isList(pair, isText) && pair.length === 2);
}

export function isSummary(read: unknown): boolean {
  if (!isObject(read) || ![read.books, read.tables, read.rows].every(isCount)) return false;
  return isList(read.exports, (one) => isObject(one) && isName(one.book) && isList(one.names, isExport));
}

/** Printed as it stands: a name that is no identifier is none the compiler exports. */
export function isExport(read: unknown): boolean {
  return isName(read) && !read.includes("-");
}

export function isWarning(read: unknown): boolean {
  if (!isObject(read) || !isText(read.code) || !isText(read.message) || !isPlace(read.at)) return false;
  if (read.hint !== undefined && !isText(read.hint)) return false;
  if (read.fix !== undefined && !isFix(read.fix)) return false;
  return (
    read.related === undefined || isList(read.related, (one) => isObject(one) && isText(one.message) && isPlace(one.at))
  );
}

function isFix(read: unknown): boolean {
  return isObject(read) && isCount(read.start) && isCount(read.end) && isText(read.text);
}

function isPlace(read: unknown): boolean {
  return Array.isArray(read) && read.length === 3 && isText(read[0]) && isCount(read[1]) && isCount(read[2]);
}

export function isObject(read: unknown): read is Readonly<{ [name: string]: unknown }> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

export function isList(read: unknown, isItem: (item: unknown) => boolean): read is readonly unknown[] {
  return Array.isArray(read) && read.every(isItem);
}

export function isText(read: unknown): read is string {
  return typeof read === "string";
}

export function isName(read: unknown): read is string {
  return isText(read) && /^[\w$-]+$/.test(read);
}

export function isCount(read: unknown): boolean {
  return Number.isSafeInteger(read) && (read as number) >= 0;
}
