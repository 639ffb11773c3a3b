import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Rounds were played under these. A new line for a new version; a line never changes. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'f3a24d24ba56da8e793b51f8205a437aa12e7c6ae1f7404e245bc79f0106c5c1',
};

test('the hash of this version is the one that rounds were played under', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('cashing out anywhere returns 93.6 to 97.0 percent', () => {
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

test('the highest pay is below the limit, and reached by eleven cells among ten mines', () => {
  expect(proof.maxPayX100).toBe(316_750);
  expect(proof.topWin.oneIn).toBe('3265.50');
});
