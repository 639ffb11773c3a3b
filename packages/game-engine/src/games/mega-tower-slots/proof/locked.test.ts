import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': '29ea62f8e774ea224e5c283de916b8a5f37d739dd2f64ba35db5c2f1f20ac10b',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP', () => {
  expect(proof.rtp).toEqual({
    numerator: '271309090442579616302333248129453456561429173630636713391773',
    denominator: '286000447818555642302268155594899301083663569938392572493824',
    percent: '94.86',
    note: '',
  });
});
