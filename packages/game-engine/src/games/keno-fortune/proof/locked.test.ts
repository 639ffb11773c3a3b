import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'd527eb2ea884e7c1a21e34fb28727b1720873b8f561bca60c5d254ea754a22a1',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('returns 93.8 to 96.5 percent for every number of picks', () => {
  expect(proof.choices.map(({ label, rtp }) => [label, rtp.percent])).toEqual([
    ['1 number', '95.00'],
    ['2 numbers', '95.76'],
    ['3 numbers', '93.82'],
    ['4 numbers', '94.66'],
    ['5 numbers', '96.44'],
  ]);
  expect([proof.rtp.percent, proof.rtpHigh.percent]).toEqual(['93.82', '96.44']);
});

test('returns 19/20 for one pick: a quarter of 3.8', () => {
  expect(proof.choices[0]?.rtp).toEqual({ numerator: '19', denominator: '20', percent: '95.00' });
});
