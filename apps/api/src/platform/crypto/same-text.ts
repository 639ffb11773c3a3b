import { timingSafeEqual } from 'node:crypto';

/** Compares texts of equal length in constant time. The length of a signature is not secret. */
export function isSameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
