import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Rounds were played under these. A new line for a new version; a line never changes. */
const lockedHashes: Record<string, string> = {
  '1.1.0': 'a5623abab49bcce052a386b92494e40e1cfaf092e043d2583f5584800cc4d57a',
};

test('the hash of this version is the one that rounds were played under', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('the exact return is the published fraction', () => {
  expect(proof.rtp).toEqual({
    numerator: '1616226757427',
    denominator: '1661102543100',
    percent: '97.29',
    note: 'optimal play',
  });
});
