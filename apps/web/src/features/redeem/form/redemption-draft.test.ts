import { describe, expect, it } from 'vitest';
import { wireAmount } from '../../../lib/form/wire-amount.ts';
import { draftHundredths } from './redemption-draft.ts';

describe('a typed amount', () => {
  it.each([
    ['50', '50.00'],
    [' 50.5 ', '50.50'],
    ['50,25', '50.25'],
    ['0050.10', '50.10'],
    ['0', '0.00'],
  ])('sends %s as %s', (typed, wire) => {
    expect(wireAmount(typed)).toBe(wire);
  });

  it.each(['50.001', '1e3', '-50', '', 'fifty', '5 000', '0x32', '9999999999999'])(
    'leaves %s unchanged, which is not an amount',
    (typed) => {
      expect(wireAmount(typed)).toBe(typed);
      expect(draftHundredths({ amountText: typed, method: 'bank' })).toBeNull();
    },
  );
});
