import { fromHex, toHex } from '../../bytes.ts';
import type { Cryptography, Sha256 } from '../cryptography.ts';
import { isHash } from '../keys/derive-keys.ts';
import { seedChainLength } from './seed-chain-length.ts';

// The seed chain of a session: random bytes x_N, and x_{i-1} = SHA-256(x_i). The browser sends x_0 when the session starts, and
// x_{n+1} in the client seed of round n. Only the browser that made the chain can therefore play a round of the session.

const linkBytes = 32;
const linkDigits = 64;

/**
 * Computes a seed chain.
 * @param last x_N, 32 new random bytes
 * @returns x_0, x_1 … x_N
 */
export function buildSeedChain(sha256: Sha256, last: Uint8Array, length = seedChainLength): Uint8Array[] {
  if (last.length !== linkBytes) throw new RangeError(`a link is ${linkBytes} bytes`);
  const links = [last];
  for (let i = 0; i < length; i++) links.push(sha256(links[i] as Uint8Array));
  return links.reverse();
}

/** Returns the link in a client seed: its last 64 hex digits, alone or after a hyphen. Null without a link. */
export function readSeedLink(clientSeed: string): string | null {
  const link = clientSeed.slice(-linkDigits);
  const before = clientSeed.slice(0, -linkDigits);
  return isHash(link) && (before === '' || before.endsWith('-')) ? link : null;
}

/** Returns whether SHA-256 of the link is the link before it. Both as 64 hex digits. */
export async function followsLink(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  link: string | null,
  before: string,
): Promise<boolean> {
  return link !== null && toHex(await sha256(fromHex(link))) === before;
}

/**
 * Returns the nonces of the rounds whose client seeds do not continue the chain.
 * @param clientSeeds of the rounds 0, 1, 2 …
 */
export async function findChainBreaks(
  cryptography: Pick<Cryptography, 'sha256'>,
  chainStart: string,
  clientSeeds: readonly string[],
): Promise<number[]> {
  const breaks: number[] = [];
  let before = chainStart;
  for (const [nonce, clientSeed] of clientSeeds.entries()) {
    const link = readSeedLink(clientSeed);
    if (!(await followsLink(cryptography, link, before))) breaks.push(nonce);
    before = link ?? '';
  }
  return breaks;
}
