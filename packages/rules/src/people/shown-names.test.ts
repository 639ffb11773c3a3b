import { describe, expect, test } from 'vitest';
import { maskEmail, shortFullName, shortName } from './shown-names.ts';

describe('a short name', () => {
  test.each([
    ['Robin', 'Wren', 'Robin W.'],
    ['Zoé', 'élan', 'Zoé É.'],
    ['Robin', '', 'Robin'],
  ])('of %s %s is %s', (first, last, short) => expect(shortName(first, last)).toBe(short));

  test.each([
    ['Robin Wren', 'Robin W.'],
    ['  Robin   van  Wren ', 'Robin W.'],
    ['Robin', 'Robin'],
    ['', ''],
  ])('of "%s" is "%s"', (full, short) => expect(shortFullName(full)).toBe(short));
});

test.each([
  ['robin@example.test', 'r•••@example.test'],
  ['r@example.test', 'r•••@example.test'],
  ['😀x@example.test', '😀•••@example.test'],
  ['"a@b"@example.test', '"•••@example.test'],
  ['@example.test', '•••'],
  ['nobody', '•••'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
