import { followsLink, readSeedLink, seedChainLength } from '@goldwren/game-engine/fairness';
import { expect, it } from 'vitest';
import { webCryptography } from '../../../shared/fairness/web-crypto.ts';
import { isOwnSeed, makeClientSeed, newChain } from './seed-chain.ts';

it('makes seeds that only this browser can make, each of which continues the chain', async () => {
  const { start, end } = newChain();
  const other = newChain();
  const [first, second] = [makeClientSeed('owl', end, 0), makeClientSeed('', end, 1)];
  expect(await followsLink(webCryptography, readSeedLink(first), start)).toBe(true);
  expect(await followsLink(webCryptography, readSeedLink(second), readSeedLink(first) ?? '')).toBe(true);
  expect(isOwnSeed({ chainEnd: end }, 0, first)).toBe(true);
  expect(isOwnSeed({ chainEnd: end }, 1, first)).toBe(false);
  expect(isOwnSeed({ chainEnd: other.end }, 0, first)).toBe(false);
  expect(isOwnSeed({ chainEnd: null }, 0, first)).toBe(false);
});

it('makes no seed after the end of the chain', () => {
  const { end } = newChain();
  expect(readSeedLink(makeClientSeed('', end, seedChainLength - 1))).toBe(end);
  expect(() => makeClientSeed('', end, seedChainLength)).toThrow('the seed chain is used up');
});
