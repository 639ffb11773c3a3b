import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiBytes, fromHex, toHex, utf8Bytes } from './bytes.ts';
import { isClientSeed } from './fairness/keys/derive-keys.ts';

test('converts hex in both directions and rejects other text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect([...fromHex(toHex(bytes))]).toEqual([...bytes]);
    }),
  );
  for (const text of ['0', 'AB', 'zz', '0x12', 'ab\n']) expect(() => fromHex(text)).toThrow('not lower-case hex');
});

test('rejects text that is not ASCII, and lone surrogates', () => {
  expect(() => asciiBytes('é')).toThrow('not ASCII');
  for (const half of ['\ud800', '\udbff', '\udc00', '\udfff'])
    expect(() => utf8Bytes(half)).toThrow('half of a surrogate pair');
});

test('returns separate bytes for ASCII texts of every length', () => {
  const lengths = [0, 1, 64, 65, 1_024, 1_025, 8_192, 8_193, 70_000, ...new Array<number>(200).fill(100)];
  const texts = lengths.map((length, n) => String.fromCharCode(97 + (n % 26)).repeat(length));
  // All arrays are read after the last one was created, because no array may overlap with another.
  const all = texts.map(asciiBytes);
  expect(all.map((bytes) => Buffer.from(bytes).toString('latin1'))).toEqual(texts);
});

test.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'])(
  'encodes %j like TextEncoder at a change of the number of bytes',
  (character) => {
    expect([...utf8Bytes(character)]).toEqual([...new TextEncoder().encode(character)]);
  },
);

test('accepts client seeds of 1 to 96 characters of A–Z a–z 0–9 _ -', () => {
  expect(['a', 'A-z_9', 'x'.repeat(96)].every(isClientSeed)).toBe(true);
  expect(['', 'x'.repeat(97), 'a|b', 'a b', 'é', 'a\n', '\u0000'].some(isClientSeed)).toBe(false);
});
