import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiBytes, fromHex, toHex } from './bytes.ts';
import { isClientSeed } from './fairness/gw2.ts';

test('hex goes both ways and nothing else is taken for hex', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromHex(toHex(bytes))]).toEqual([...bytes]);
    }),
  );
  for (const text of ['0', 'AB', 'zz', '0x12', 'ab\n']) expect(() => fromHex(text)).toThrow(RangeError);
  expect(() => asciiBytes('é')).toThrow(RangeError);
});

test('a client seed is 1 to 64 of A–Z a–z 0–9 _ -', () => {
  expect(['a', 'A-z_9', 'x'.repeat(64)].every(isClientSeed)).toBe(true);
  expect(['', 'x'.repeat(65), 'a|b', 'a b', 'é', 'a\n', '\u0000'].some(isClientSeed)).toBe(false);
});
