import { expect, test } from 'vitest';
import { decimal } from '../../../proof/fraction.ts';
import { lock, proof } from '../lock.ts';

/** Rounds were played under these. A new line for a new version; a line never changes. */
const lockedHashes: Record<string, string> = {
  '1.0.0': '7383fc88cb9755c6ee479757e13f5ce19990a6488a40f666f171996c46e7c723',
};

test('the hash of this version is the one that rounds were played under', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('the exact return is the published one: 97.7358 %', () => {
  const { numerator, denominator } = proof.rtp;
  expect([numerator, denominator]).toEqual(['448281480852934604707862762027', '458666650966343083291998080045']);
  expect(decimal({ numerator: 100n * BigInt(numerator), denominator: BigInt(denominator) }, 4)).toBe('97.7358');
});
