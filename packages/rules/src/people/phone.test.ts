import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneToE164 } from './phone.ts';

describe('phoneToE164', () => {
  test.each([
    ['(212) 555-0147', '+12125550147'],
    ['212.555.0147', '+12125550147'],
    ['1 212 555 0147', '+12125550147'],
    ['+1-212-555-0147', '+12125550147'],
    ['+1 (0) 212 555 0147', '+12125550147'],
    ['001 212 555 0147', '+12125550147'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['+44 20 7946 0958', '+442079460958'],
    ['２１２５５５０１４７', '+12125550147'],
  ])('reads %s as %s', (typed, expected) => {
    expect(phoneToE164(typed)).toBe(expected);
  });

  test.each([null, '', 'none', '12', '1234567890123456'])('returns null for %s', (typed) => {
    expect(phoneToE164(typed)).toBeNull();
  });

  test('returns the same number for any spacing of the same digits', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(digits, gaps, fc.constantFrom('', '1 ', '+1 ', '001 '), (number, between, prefix) => {
        const typed = prefix + [...number].map((digit, index) => `${between[index]}${digit}`).join('');
        expect(phoneToE164(typed)).toBe(`+1${number}`);
      }),
    );
  });
});
