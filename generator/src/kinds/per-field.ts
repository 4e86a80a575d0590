/**
 * What a keyword says of a cell (`field` is null), or of the fields its notation reads: `{ range: …, penetration: … }`.
 */
export function perField<T>(argument: unknown): readonly (readonly [field: string | null, said: T])[] {
  const isByField = typeof argument === "object" && argument !== null && !Array.isArray(argument);
  return isByField ? Object.entries(argument as Readonly<Record<string, T>>) : [[null, argument as T]];
}
