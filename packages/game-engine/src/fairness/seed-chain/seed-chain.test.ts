import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cryptography } from '../../../scripts/settled-round.ts';
import { toHex } from '../../bytes.ts';
import { buildClientSeed } from '../keys/derive-keys.ts';
import { buildSeedChain, findChainBreaks, followsLink, readSeedLink } from './seed-chain.ts';
import { seedChainLength } from './seed-chain-length.ts';

const { sha256 } = cryptography;
const last = new Uint8Array(32).fill(7);

describe('the seed chain', () => {
  test('begins with x_0 and ends with the random link, each the hash of the next', async () => {
    const chain = buildSeedChain(sha256, last);
    expect(chain).toHaveLength(seedChainLength + 1);
    expect(chain.at(-1)).toBe(last);
    for (const at of [0, 1, 2047, seedChainLength - 1])
      expect(toHex(sha256(chain[at + 1] as Uint8Array))).toBe(toHex(chain[at] as Uint8Array));
    expect(() => buildSeedChain(sha256, new Uint8Array(16))).toThrow('a link is 32 bytes');
  });

  test('reads the link from a client seed with any text of the player, and nothing else', () => {
    const link = 'ab'.repeat(32);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,31}$/), (own) => {
        expect(readSeedLink(buildClientSeed(own, link))).toBe(link);
      }),
    );
    for (const seed of ['', 'q4Jt0cX2nWq1', 'ab'.repeat(16), `x${link}`, `${link}-`, 'AB'.repeat(32)])
      expect(readSeedLink(seed)).toBeNull();
  });

  test('notices exactly the rounds that do not continue it', async () => {
    const chain = buildSeedChain(sha256, last, 6).map(toHex);
    const seeds = chain.slice(1).map((link) => buildClientSeed('', link));
    expect(await findChainBreaks(cryptography, chain[0] as string, seeds)).toEqual([]);
    const changed = seeds.with(5, buildClientSeed('', '0'.repeat(64)));
    expect(await findChainBreaks(cryptography, chain[0] as string, changed)).toEqual([5]);
    expect(await followsLink(cryptography, null, chain[0] as string)).toBe(false);
  });
});
