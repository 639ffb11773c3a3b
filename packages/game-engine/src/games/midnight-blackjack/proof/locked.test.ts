import { expect, test } from 'vitest';
import { formatDecimal } from '../../../proof/fraction.ts';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': '7383fc88cb9755c6ee479757e13f5ce19990a6488a40f666f171996c46e7c723',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP: 97.7358 %', () => {
  const { numerator, denominator } = proof.rtp;
  expect([numerator, denominator]).toEqual(['448281480852934604707862762027', '458666650966343083291998080045']);
  expect(formatDecimal({ numerator: 100n * BigInt(numerator), denominator: BigInt(denominator) }, 4)).toBe('97.7358');
});
