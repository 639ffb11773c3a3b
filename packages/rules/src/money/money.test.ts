import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayHundredths, formatHundredths, maxHundredths, parseHundredths } from './money.ts';

const amounts = fc.bigInt({ min: -maxHundredths, max: maxHundredths });

describe('parseHundredths and formatHundredths', () => {
  test('round-trip every amount', () => {
    fc.assert(fc.property(amounts, (amount) => void expect(parseHundredths(formatHundredths(amount))).toBe(amount)));
  });

  test('write every amount in exactly one way', () => {
    const canonical = fc.stringMatching(/^-?(0|[1-9]\d{0,14})\.\d{2}$/).filter((text) => text !== '-0.00');
    fc.assert(
      fc.property(canonical, (text) => void expect(formatHundredths(parseHundredths(text) as bigint)).toBe(text)),
    );
  });

  test('read only digits, a dot and two digits', () => {
    const strict = /^-?\d{1,15}\.\d{2}$/;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.eE, ]{0,22}$/)), (text) => {
        expect(parseHundredths(text) !== null).toBe(strict.test(text));
      }),
    );
  });

  test.each([
    '',
    '1',
    '1.0',
    '1.000',
    '.50',
    '1e3',
    '+1.00',
    '1,000.00',
    ' 1.00',
    '1.00\n',
    '٣.٠٠',
    'NaN',
    `${'9'.repeat(16)}.00`,
  ])('reject %j', (text) => expect(parseHundredths(text)).toBeNull());

  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [1234n, '12.34'],
    [-200_000_000n, '-2000000.00'],
    [maxHundredths, '999999999999999.99'],
  ])('format %s hundredths as %s', (amount, text) => expect(formatHundredths(amount)).toBe(text));
});

describe('displayHundredths', () => {
  test.each([
    [200_000_000n, 'when-needed', '2,000,000'],
    [200_000_000n, 'always', '2,000,000.00'],
    [150n, 'when-needed', '1.50'],
    [-123_456_789n, 'when-needed', '-1,234,567.89'],
    [99_999n, 'when-needed', '999.99'],
    [0n, 'always', '0.00'],
  ] as const)('%s shown %s is %s', (amount, decimals, text) => expect(displayHundredths(amount, decimals)).toBe(text));

  test('prints the same digits as the wire format', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(displayHundredths(amount, 'always').replaceAll(',', '')).toBe(formatHundredths(amount));
      }),
    );
  });
});
