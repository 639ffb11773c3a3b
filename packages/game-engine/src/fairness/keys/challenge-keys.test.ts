import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { nodeHmac, nodeSha256 } from '../../../scripts/node-crypto.ts';
import { toHex } from '../../bytes.ts';
import { challengeCommitment, deriveChallengeKey } from './challenge-keys.ts';

const seed = new Uint8Array(32).fill(5);
const parts = { day: '2026-06-10', slug: 'some-game', mathsHash: 'ab'.repeat(32), deal: 3 };

test('derives the documented commitment and key', () => {
  const commitment = createHash('sha256').update('gw2-challenge-commit|').update(seed).digest('hex');
  expect(challengeCommitment(nodeSha256, seed)).toBe(commitment);
  const key = createHmac('sha256', seed)
    .update(`gw2-challenge|2026-06-10|some-game|${'ab'.repeat(32)}|3`)
    .digest('hex');
  expect(toHex(deriveChallengeKey(nodeHmac, seed, parts))).toBe(key);
});

test.each([
  ['day', { day: '2026-06-10|' }],
  ['slug', { slug: 'a|b' }],
  ['maths hash', { mathsHash: 'AB'.repeat(32) }],
  ['deal', { deal: -1 }],
  ['deal', { deal: 0.5 }],
])('rejects a malformed %s', (part, change) => {
  expect(() => deriveChallengeKey(nodeHmac, seed, { ...parts, ...change })).toThrow(`malformed ${part}`);
});

test('rejects a seed that is not 32 bytes', () => {
  expect(() => challengeCommitment(nodeSha256, seed.slice(1))).toThrow('32 bytes');
  expect(() => deriveChallengeKey(nodeHmac, seed.slice(1), parts)).toThrow('32 bytes');
});
