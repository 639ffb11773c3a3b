import type { Json } from './types.ts';

/**
 * Serialises integers, strings, booleans, null, arrays and objects as canonical JSON (RFC 8785). Names are sorted by UTF-16
 * code unit, like `<` on strings. JSON.stringify already serialises integers and strings canonically.
 * @throws RangeError on a number that is not a safe integer. Maths data contains none.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not an integer`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as Json)}`).join(',')}}`;
}

/** Compares two values and ignores the order of names. A value without a canonical form equals no value. */
export function sameJson(a: unknown, b: unknown): boolean {
  try {
    return canonicalJson(a as Json) === canonicalJson(b as Json);
  } catch {
    return false;
  }
}
