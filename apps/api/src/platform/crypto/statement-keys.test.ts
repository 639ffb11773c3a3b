import { createHash } from 'node:crypto';
import { followRotations } from '@goldwren/game-engine/fairness';
import { describe, expect, test } from 'vitest';
import { createStatementKeys, verifyEd25519 } from './statement-keys.ts';

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const cryptography = {
  sha256: (message: Uint8Array) => createHash('sha256').update(message).digest(),
  ed25519: verifyEd25519,
};
const rotated = (seeds: [Buffer, ...Buffer[]]) =>
  createStatementKeys(seeds).published.map(({ public_key, rotation }) => ({ publicKey: public_key, rotation }));

describe('the published keys', () => {
  test('are each signed by the key after them, except the first key ever', async () => {
    const published = rotated([third, second, first]);
    const { accepted, refused } = await followRotations(cryptography, rotated([first]), published);
    expect(accepted).toEqual([published[1], published[0]]);
    expect(refused).toEqual([]);
    expect(published.map(({ rotation }) => rotation === null)).toEqual([false, false, true]);
  });

  test('have the same rotations at each start, also after later rotations', () => {
    expect(rotated([second, first])).toEqual(rotated([second, first]));
    expect(rotated([third, second, first]).slice(1)).toEqual(rotated([second, first]));
  });

  test('do not contain a stolen key, which neither signs nor leads to the new one, but is still genuine', async () => {
    const [stolen] = rotated([first]) as [ReturnType<typeof rotated>[number]];
    const keys = createStatementKeys([second], [Buffer.from(stolen.publicKey, 'hex')]);
    expect(keys.published).toEqual(createStatementKeys([second]).published);
    const message = Buffer.from('signed before the theft');
    const signed = createStatementKeys([first]).sign(message);
    expect(keys.verify(message, signed)).toBe(true);
    expect(keys.verify(Buffer.from('another message'), signed)).toBe(false);
    expect(createStatementKeys([second]).verify(message, signed)).toBe(false);
    expect(keys.signWithEach(message)).toEqual([keys.sign(message)]);
  });

  test('do not lead from a key that was dropped', async () => {
    const { accepted } = await followRotations(cryptography, rotated([first]), rotated([third, second]));
    expect(accepted).toEqual([]);
  });
});
