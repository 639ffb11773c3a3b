import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.0.0': 'b3161356fb765470a251104e7722aaf3515e09a6e333bd247913c0608a1fa31f',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP', () => {
  expect(proof.rtp).toEqual({
    numerator: '115938987331937605613001672209140640888451860283043888397535321793491369169344212513',
    denominator: '121416805764108066932466369176469931665150427440758720078238275608681517825325531136',
    percent: '95.48',
    note: '',
  });
});
