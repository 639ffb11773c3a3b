const halfPair = /\p{Surrogate}/u;

/** False for NUL and for half of a surrogate pair. JSON can contain both, but PostgreSQL can store neither. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !halfPair.test(text);
}

/**
 * Finds the strings in a parsed input that PostgreSQL cannot store, keys included.
 * @returns their paths, such as `['address', 'city']`
 */
export function findUnstorableText(input: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof input === 'string') return isStorable(input) ? [] : [path];
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    isStorable(key) ? findUnstorableText(value, [...path, key]) : [path],
  );
}
