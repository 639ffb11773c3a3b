import { fromHex, toHex } from '@goldwren/game-engine';
import { buildClientSeed, buildSeedChain, readSeedLink } from '@goldwren/game-engine/fairness';
import { sha256 } from '@noble/hashes/sha2.js';
import type { SessionRecord } from '../../../shared/fairness/client-log.ts';

const linkBytes = 32;

/** The links of the chain that was used last, so that a round does not compute thousands of hashes. */
let computed: { readonly end: string; readonly links: readonly Uint8Array[] } | null = null;

/** A new seed chain, in hex: its secret end x_N, which stays in this browser, and its start x_0, which the server gets. */
export function newChain(): { readonly end: string; readonly start: string } {
  const end = toHex(crypto.getRandomValues(new Uint8Array(linkBytes)));
  return { end, start: chainLink(end, 0) };
}

/** x_i of a chain in hex. @param end x_N in hex @param at i @throws RangeError after the end of the chain */
function chainLink(end: string, at: number): string {
  if (computed?.end !== end) computed = { end, links: buildSeedChain(sha256, fromHex(end)) };
  const link = computed.links[at];
  if (!link) throw new RangeError('the seed chain is used up');
  return toHex(link);
}

/** Makes the client seed of a round. Call it only after the commitment of the round has been received. */
export function makeClientSeed(ownText: string, chainEnd: string, nonce: number): string {
  return buildClientSeed(ownText, chainLink(chainEnd, nonce + 1));
}

/** Returns whether a client seed in a session of this browser was made by it. No one else can know the link. */
export function isOwnSeed({ chainEnd }: Pick<SessionRecord, 'chainEnd'>, nonce: number, clientSeed: string): boolean {
  return chainEnd !== null && readSeedLink(clientSeed) === chainLink(chainEnd, nonce + 1);
}
