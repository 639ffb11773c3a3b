import { fromHex, toHex } from '@goldwren/game-engine';
import { readSeedLink, seedChainLength } from '@goldwren/game-engine/fairness';
import { sha256 } from '../../../platform/crypto/sha256.ts';

/** The seed chain of the browser that started a session. No one else can make the client seeds of its rounds. */
export interface SeedChain {
  /** x_0, 64 hex digits. */
  readonly start: string;
  /** Returns whether the client seed ends with the link of this round. */
  accepts(nonce: number, clientSeed: string): boolean;
}

function hashTimes(link: Uint8Array, times: number): string {
  let hashed = link;
  for (let i = 0; i < times; i++) hashed = sha256(hashed);
  return toHex(hashed);
}

/**
 * Remembers the latest link, so that the next round takes one hash. A process that does not know it takes one hash for each
 * round since the start, at most `seedChainLength`, and reads nothing.
 */
export function createSeedChain(chainStart: Uint8Array): SeedChain {
  const start = toHex(chainStart);
  let known = { at: 0, link: start };
  return {
    start,
    accepts(nonce, clientSeed) {
      const at = nonce + 1;
      const link = readSeedLink(clientSeed);
      if (link === null || at > seedChainLength) return false;
      if (at <= known.at) return hashTimes(fromHex(known.link), known.at - at) === link;
      if (hashTimes(fromHex(link), at - known.at) !== known.link) return false;
      known = { at, link };
      return true;
    },
  };
}
