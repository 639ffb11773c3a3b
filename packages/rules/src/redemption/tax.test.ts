import { describe, expect, test } from 'vitest';
import { isReported, needsW9, reportingThreshold, taxpayerNumberFault, taxYearOf, withheldCents } from './tax.ts';

describe('a W-9', () => {
  test.each([
    [0n, 59_999n, false],
    [0n, 60_000n, true],
    [59_999n, 1n, true],
    [54_999n, 5_000n, false],
    [55_000n, 5_000n, true],
    [200_000n, 5_000n, true],
  ])('after %s paid cents is needed for %s more: %s', (paidCents, thisCents, needed) => {
    expect(needsW9('US', { paidCents, thisCents })).toBe(needed);
  });

  test('is never needed in Canada', () => {
    expect(needsW9('CA', { paidCents: 900_000n, thisCents: 900_000n })).toBe(false);
  });
});

describe('withholding', () => {
  test.each([
    [59_999n, 0n],
    [60_000n, 0n],
    [199_999n, 0n],
    [200_000n, 0n],
    [500_000n, 0n],
    // 24 % of the whole of 5,000.01 is 1,200.0024.
    [500_001n, 120_000n],
    // 1,200.0048 and 1,200.0072.
    [500_002n, 120_000n],
    [500_003n, 120_001n],
    [1_000_000n, 240_000n],
  ])('from %s cents is %s cents', (payout, withheld) => {
    expect(withheldCents('US', payout)).toBe(withheld);
    expect(withheldCents('CA', payout)).toBe(0n);
  });

  test('is 24 % rounded to the nearest cent, half a cent up', () => {
    for (let cents = 500_001n; cents < 500_201n; cents += 1n) {
      const [exact, rounded] = [cents * 24n, withheldCents('US', cents) * 100n];
      expect(rounded - exact).toBeLessThanOrEqual(50n);
      expect(exact - rounded).toBeLessThan(50n);
    }
  });
});

describe('a 1099-MISC', () => {
  const gross = (grossCents: bigint, withheld = 0n) => ({ grossCents, withheldCents: withheld });

  test.each([
    [2025, 59_999n, false],
    [2025, 60_000n, true],
    [2026, 60_000n, false],
    [2026, 199_999n, false],
    [2026, 200_000n, true],
    [2027, 199_999n, false],
    [2027, 200_000n, true],
  ])('of %i is required for %s cents: %s', (year, cents, made) => {
    expect(isReported('US', year, gross(cents))).toBe(made);
  });

  test('is required for any amount with withheld tax, and never for Canada', () => {
    expect(isReported('US', 2026, gross(100n, 24n))).toBe(true);
    expect(isReported('CA', 2026, gross(900_000n, 216_000n))).toBe(false);
  });

  test('reports when the threshold of its year is not law yet', () => {
    expect(reportingThreshold(2025)).toEqual({ cents: 60_000n, isSet: true });
    expect(reportingThreshold(2026)).toEqual({ cents: 200_000n, isSet: true });
    expect(reportingThreshold(2027)).toEqual({ cents: 200_000n, isSet: false });
  });
});

describe('a tax year', () => {
  test('begins at midnight in New York, not in London', () => {
    expect(taxYearOf(new Date('2027-01-01T04:59:59.999Z'))).toBe(2026);
    expect(taxYearOf(new Date('2027-01-01T05:00:00.000Z'))).toBe(2027);
  });
});

describe('a taxpayer number', () => {
  test.each(['001010001', '123456788', '665121234', '772999999', '899124567'])('accepts %s as an SSN', (digits) => {
    expect(taxpayerNumberFault('ssn', digits)).toBeNull();
  });

  test.each([
    ['000121234', 'tin_never_issued'],
    ['666121234', 'tin_never_issued'],
    ['900010001', 'tin_never_issued'],
    ['999931234', 'tin_never_issued'],
    ['123001234', 'tin_never_issued'],
    ['123120000', 'tin_never_issued'],
    ['078051120', 'tin_never_issued'],
    ['912701234', 'tin_is_itin'],
    ['12312123', 'tin_length'],
    ['1231212345', 'tin_length'],
    ['12312123a', 'tin_length'],
    ['', 'tin_length'],
  ] as const)('%s is no SSN: %s', (digits, fault) => {
    expect(taxpayerNumberFault('ssn', digits)).toBe(fault);
  });

  test.each([
    ['912701234', null],
    ['900501234', null],
    ['999881234', null],
    ['999991234', null],
    ['999891234', 'tin_is_no_itin'],
    ['900661234', 'tin_is_no_itin'],
    ['999931234', 'tin_is_no_itin'],
    ['123701234', 'tin_is_no_itin'],
    ['91270123', 'tin_length'],
  ] as const)('%s as ITIN: %s', (digits, fault) => {
    expect(taxpayerNumberFault('itin', digits)).toBe(fault);
  });
});
