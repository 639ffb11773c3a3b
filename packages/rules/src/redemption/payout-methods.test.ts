import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPayoutDetails, payoutMethods, payoutTerms } from './payout-methods.ts';

describe('payout terms', () => {
  test.each(payoutMethods)('of %s have no denomination below the minimum and ordered days', (method) => {
    const { minimumHundredths, denominationsHundredths, businessDays } = payoutTerms[method];
    expect(minimumHundredths).toBe(method === 'gift_card' ? 1_000n : 5_000n);
    expect(businessDays.from).toBeLessThan(businessDays.to);
    for (const amount of denominationsHundredths ?? []) expect(amount).toBeGreaterThanOrEqual(minimumHundredths);
  });
});

test('have four gift card values, and 5 to 7 business days for prepaid cards', () => {
  expect(payoutTerms.gift_card).toEqual({
    minimumHundredths: 1_000n,
    denominationsHundredths: [1_000n, 2_500n, 5_000n, 10_000n],
    businessDays: { from: 1, to: 2 },
  });
  expect(payoutTerms.card).toEqual({
    minimumHundredths: 5_000n,
    denominationsHundredths: null,
    businessDays: { from: 5, to: 7 },
  });
});

describe('masked payout details', () => {
  test.each([
    ['anna.lee@example.test', 'a•••@example.test'],
    ['  anna.lee@example.test ', 'a•••@example.test'],
    ['IBAN DE02 1203 0000 0000 2020 51', '•••• 2051'],
    ['1234', '•••• 4'],
    ['abc', '••••'],
    ['', '••••'],
    ['<b>acct 99887766</b>', '•••• 66b'],
    ['Anna Lee\n1 Main Street\nDover, DE 19901', '•••• 9901'],
  ])('of %s are %s', (details, masked) => expect(maskPayoutDetails(details)).toBe(masked));

  test('show at most a quarter of the characters, except for an email', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]{0,80}$/), (details) => {
        const shown = maskPayoutDetails(details).replace(/[• ]/g, '');
        expect(shown.length * 4).toBeLessThanOrEqual(details.replace(/ /g, '').length);
      }),
    );
  });
});
