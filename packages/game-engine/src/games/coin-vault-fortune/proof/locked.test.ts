import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': '063f289bb7d7cba319f58b57af7c7032dbd735c366a432907a75e0c38e50cab0',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP', () => {
  expect(proof.rtp).toEqual({
    numerator:
      '21687109761037561410314114367618121805044530794559168109951760760862183694447990475397343021148789244767234711961451640244440224199761086403251998942646654394485319530094787158452299',
    denominator:
      '22835963083295358096932575511191922182123945984000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',
    percent: '94.96',
    note: '',
  });
});
