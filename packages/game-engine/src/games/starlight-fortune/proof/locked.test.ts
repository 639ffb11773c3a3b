import { expect, test } from 'vitest';
import { lock, proof } from '../lock.ts';

/** Maths hashes of played rounds. A new version adds a line. Existing lines must never change. */
const lockedHashes: Record<string, string> = {
  '1.1.0': '9f47aa180c4511810ee2731ed5629a11803a54685146cc018d14f03feffdc77e',
};

test('has the recorded hash of this version', () => {
  expect(lockedHashes[lock.version]).toBe(lock.mathsHash);
});

test('has the published exact RTP', () => {
  expect(proof.rtp).toEqual({
    numerator: '16305856189608109659021869310249554372220595991282553006121222791000464186091360684254853294924821',
    denominator: '17087896287367280659160173649356416916821636178853222159576332862577757806245124400183696695492608',
    percent: '95.42',
    note: '',
  });
});
