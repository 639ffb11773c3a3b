import { expect, test } from 'vitest';
import { canonicalJson, sameJson } from './canonical-json.ts';

test('sorts names by UTF-16 code unit (RFC 8785 §3.2.3)', () => {
  const names = ['€', '\r', '\ufb33', '1', '😀', '\u0080', 'ö'];
  const shuffled = Object.fromEntries(names.map((name) => [name, 0]));
  const sorted = ['\r', '1', '\u0080', 'ö', '€', '😀', '\ufb33'];
  expect(canonicalJson(shuffled)).toBe(`{${sorted.map((name) => `${JSON.stringify(name)}:0`).join(',')}}`);
});

test('writes no whitespace at any depth', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x"\n' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x\\"\\n","d":null}]}',
  );
});

test.each([0.5, Number.NaN, 2 ** 53])('rejects %d, which is not an integer', (value) => {
  expect(() => canonicalJson({ value })).toThrow(`${value} is not an integer`);
});

test('compares a value without a canonical form as different from any value', () => {
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameJson({ a: 0.5 }, { a: 0.5 })).toBe(false);
});
