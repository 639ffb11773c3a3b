import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': '8e1a954e7c676ed932ef31d3310b60763227ce59fd88741ca337a7b8e34b03f6',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTPs', () => {
  expect(proof.choices.map(({ choice, rtp }) => [choice.risk, rtp.numerator, rtp.denominator, rtp.percent])).toEqual([
    ['low', '491', '512', '95.89'],
    ['medium', '19751', '20480', '96.44'],
    ['high', '19563', '20480', '95.52'],
  ]);
});
