import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.1.0': 'a5623abab49bcce052a386b92494e40e1cfaf092e043d2583f5584800cc4d57a',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP', () => {
  expect(proof.rtp).toEqual({
    numerator: '1616226757427',
    denominator: '1661102543100',
    percent: '97.29',
    note: 'optimal play',
  });
});
