import type { PlayerClient } from '@goldwren/contracts/player/client';
import { fromHex, toHex } from '@goldwren/game-engine';
import { isHash } from '@goldwren/game-engine/fairness';
import { webCryptography } from './web-crypto.ts';

/** A public key as this browser first saw it. */
export interface PinnedKey {
  /** SHA-256 of the public key, hex, computed in this browser. The server's ids are its first 16 digits. */
  readonly id: string;
  /** 32 bytes, hex. */
  readonly publicKey: string;
  /** When this browser first saw it, ISO 8601. */
  readonly seen: string;
}

type PublishedKeys = Awaited<ReturnType<PlayerClient['fairness']['keys']>>['results'];

export interface KeyCheck {
  readonly pinned: readonly PinnedKey[];
  /** The published keys, if one of them is neither pinned nor has the id that it claims. Null when all is as before. */
  readonly changed: { readonly held: readonly PinnedKey[]; readonly answered: PublishedKeys } | null;
  /** False when storage is blocked, so that this browser cannot notice a later change. */
  readonly stored: boolean;
}

const storageKey = 'goldwren-fairness-keys';

function readPins(): PinnedKey[] {
  try {
    const pins: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(pins) ? pins.filter((pin) => isHash(pin?.publicKey) && isHash(pin?.id)) : [];
  } catch {
    return [];
  }
}

function storePins(pins: readonly PinnedKey[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(pins));
    return true;
  } catch {
    return false;
  }
}

/** The key with its id recomputed. Null for a malformed key, or one with the id of another key. */
async function identify({ id: claimed, public_key }: PublishedKeys[number], seen: string): Promise<PinnedKey | null> {
  if (!isHash(public_key)) return null;
  const id = toHex(await webCryptography.sha256(fromHex(public_key)));
  return id.startsWith(claimed) ? { id, publicKey: public_key, seen } : null;
}

/**
 * Pins the published fairness keys on first use, and later compares the published keys with the pinned ones. A new key is a
 * violation: without a rotation that the old key signs, it cannot be told apart from a key that was made for one player.
 * @throws the error of the call when nothing is pinned yet. With pinned keys, it works offline.
 */
export async function checkKeys(fairness: Pick<PlayerClient['fairness'], 'keys'>): Promise<KeyCheck> {
  const held = readPins();
  if (held.length > 0) {
    const published = await fairness.keys().catch(() => null);
    if (published === null) return { pinned: held, changed: null, stored: true };
    return { pinned: held, changed: await findChange(held, published.results), stored: true };
  }
  const { results } = await fairness.keys();
  const seen = new Date().toISOString();
  const keys = await Promise.all(results.map((key) => identify(key, seen)));
  const pinned = keys.filter((key) => key !== null);
  if (pinned.length < results.length || results.length === 0) {
    return { pinned: [], changed: { held, answered: results }, stored: false };
  }
  return { pinned, changed: null, stored: storePins(pinned) };
}

async function findChange(held: readonly PinnedKey[], answered: PublishedKeys): Promise<KeyCheck['changed']> {
  const keys = await Promise.all(answered.map((key) => identify(key, '')));
  const known = keys.every((key) => key !== null && held.some(({ id }) => id === key.id));
  return known && answered.length > 0 ? null : { held, answered };
}
