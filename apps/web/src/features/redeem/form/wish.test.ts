import { describe, expect, it } from 'vitest';
import { wireAmount } from '../../../lib/wire-amount.ts';
import { wishedHundredths } from './wish.ts';

describe('an amount as typed', () => {
  it.each([
    ['50', '50.00'],
    [' 50.5 ', '50.50'],
    ['50,25', '50.25'],
    ['0050.10', '50.10'],
    ['0', '0.00'],
  ])('%s goes over the wire as %s', (typed, wire) => {
    expect(wireAmount(typed)).toBe(wire);
  });

  it.each(['50.001', '1e3', '-50', '', 'fifty', '5 000', '0x32', '9999999999999'])(
    '%s stays as it is, and is no amount',
    (typed) => {
      expect(wireAmount(typed)).toBe(typed);
      expect(wishedHundredths({ amountText: typed, method: 'bank' })).toBeNull();
    },
  );
});
