import { timingSafeEqual } from 'node:crypto';

/** In constant time for texts of equal length; the length of a signature is no secret. */
export function isSameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
