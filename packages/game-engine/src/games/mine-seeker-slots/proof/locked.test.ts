import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'f3a24d24ba56da8e793b51f8205a437aa12e7c6ae1f7404e245bc79f0106c5c1',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('returns 93.6 to 97.0 percent for every cash-out', () => {
  expect(proof.choices.map(({ label, anyPlay }) => [label, anyPlay?.rtpLow.percent, anyPlay?.rtpHigh.percent])).toEqual(
    [
      ['1 mine', '93.60', '97.00'],
      ['3 mines', '93.73', '97.00'],
      ['5 mines', '95.00', '97.00'],
      ['10 mines', '96.00', '96.99'],
      ['20 mines', '97.00', '97.00'],
    ],
  );
  expect([proof.rtp.percent, proof.rtpHigh.percent, proof.rtp.note]).toEqual(['93.60', '97.00', '']);
});

test('has the highest pay below the limit, for eleven cells with ten mines', () => {
  expect(proof.maxPayX100).toBe(316_750);
  expect(proof.topWin.oneIn).toBe('3265.50');
});
