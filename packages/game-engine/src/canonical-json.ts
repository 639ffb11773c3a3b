import type { Json } from './types.ts';

/**
 * RFC 8785 canonical JSON of integers, strings, booleans, null, arrays and objects. Names sort by UTF-16 code unit,
 * which is what `<` on strings does; integers and strings already serialise canonically in JSON.stringify.
 * @throws RangeError on a number that is no safe integer: maths data has none.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is no integer`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] as Json)}`).join(',')}}`;
}

/** Order of names carries no meaning; what has no canonical form is the same as nothing. */
export function sameJson(a: unknown, b: unknown): boolean {
  try {
    return canonicalJson(a as Json) === canonicalJson(b as Json);
  } catch {
    return false;
  }
}
