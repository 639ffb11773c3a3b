import { describe, expect, test } from 'vitest';
import { addressProofFault, neededForReview } from './identity.ts';

describe('neededForReview', () => {
  test('requires every document, and the SSN digits only in the United States', () => {
    const nothing = { documents: [], ssnLast4: false };
    expect(neededForReview('US', nothing)).toEqual(['government_id', 'address_proof', 'selfie', 'ssn_last4']);
    expect(neededForReview('CA', nothing)).toEqual(['government_id', 'address_proof', 'selfie']);
  });

  test('returns only what is still missing', () => {
    expect(neededForReview('US', { documents: ['address_proof'], ssnLast4: true })).toEqual([
      'government_id',
      'selfie',
    ]);
    const all = { documents: ['government_id', 'address_proof', 'selfie'], ssnLast4: false } as const;
    expect(neededForReview('US', all)).toEqual(['ssn_last4']);
    expect(neededForReview('CA', all)).toEqual([]);
  });
});

test.each([
  ['2026-11-24', null],
  ['2026-11-25', 'in_future'],
  ['2026-08-26', null],
  ['2026-08-25', 'too_old'],
  ['2026-02-30', 'no_day'],
  ['yesterday', 'no_day'],
])('returns the fault of a proof of address from %s on 2026-11-24: %s', (issuedOn, fault) => {
  expect(addressProofFault(issuedOn, '2026-11-24')).toBe(fault);
});
