import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Rounds were played under these. A new line for a new version; a line never changes. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'd527eb2ea884e7c1a21e34fb28727b1720873b8f561bca60c5d254ea754a22a1',
};

test('the hash of this version is the one that rounds were played under', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('every number of picks returns 93.8 to 96.5 percent', () => {
  expect(proof.choices.map(({ label, rtp }) => [label, rtp.percent])).toEqual([
    ['1 number', '95.00'],
    ['2 numbers', '95.76'],
    ['3 numbers', '93.82'],
    ['4 numbers', '94.66'],
    ['5 numbers', '96.44'],
  ]);
  expect([proof.rtp.percent, proof.rtpHigh.percent]).toEqual(['93.82', '96.44']);
});

test('one pick returns 19/20 by hand: a quarter of 3.8', () => {
  expect(proof.choices[0]?.rtp).toEqual({ numerator: '19', denominator: '20', percent: '95.00' });
});
