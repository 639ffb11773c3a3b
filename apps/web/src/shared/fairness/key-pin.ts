import type { PlayerClient } from '@goldwren/contracts/player/client';
import { fromHex, toHex } from '@goldwren/game-engine';
import { followRotations, isHash, type RotatedKey } from '@goldwren/game-engine/fairness';
import { webCryptography } from './web-crypto.ts';

/** A public key as this browser first saw it. */
export interface PinnedKey extends RotatedKey {
  /** SHA-256 of the public key, hex, computed in this browser. The server's ids are its first 16 digits. */
  readonly id: string;
  /** When this browser first saw it, ISO 8601. */
  readonly seen: string;
  /** True when this browser had no key before. Otherwise it accepted this one because of its rotation. */
  readonly firstUse: boolean;
}

type PublishedKeys = Awaited<ReturnType<PlayerClient['fairness']['keys']>>['results'];

export interface KeyCheck {
  readonly pinned: readonly PinnedKey[];
  /** The published keys, if this browser does not accept one of them. Null when it accepts them all. */
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

const idDigits = 16;
type OfferedKey = Pick<PinnedKey, 'id' | 'publicKey' | 'rotation'>;

/** Recomputes the ids. Leaves out malformed keys, and keys with the id of another key. */
async function identify(published: PublishedKeys): Promise<OfferedKey[]> {
  const keys: OfferedKey[] = [];
  for (const { id: claimed, public_key: publicKey, rotation } of published) {
    if (!isHash(publicKey)) continue;
    const id = toHex(await webCryptography.sha256(fromHex(publicKey)));
    if (id.slice(0, idDigits) === claimed) keys.push({ id, publicKey, rotation });
  }
  return keys;
}

/**
 * Pins the published fairness keys on first use, if they are one chain of rotations. Later, it pins a new key exactly when a
 * chain of rotations leads to it from a pinned key. Every other new key is a violation: it cannot be told apart from a key
 * that was made for one player. Pinned keys stay valid, because servers with the earlier key may still answer.
 * @throws the error of the call when nothing is pinned yet. With pinned keys, it works offline.
 */
export async function checkKeys(fairness: Pick<PlayerClient['fairness'], 'keys'>): Promise<KeyCheck> {
  const held = readPins();
  const published = await fairness.keys().catch((error: unknown) => {
    if (held.length === 0) throw error;
    return null;
  });
  if (published === null) return { pinned: held, changed: null, stored: true };
  const seen = new Date().toISOString();
  const offered = await identify(published.results);
  // The oldest key is the last one. On first use, it is trusted without a check.
  const roots =
    held.length > 0 ? held : offered.slice(-1).map((key) => ({ ...key, rotation: null, seen, firstUse: true }));
  const { accepted, refused } = await followRotations(webCryptography, roots, offered);
  const isKnown = refused.length === 0 && offered.length === published.results.length && offered.length > 0;
  const changed = isKnown ? null : { held, answered: published.results };
  if (changed && held.length === 0) return { pinned: [], changed, stored: false };
  const pinned = [...roots, ...accepted.map((key) => ({ ...key, seen, firstUse: held.length === 0 }))];
  return { pinned, changed, stored: pinned.length === held.length || storePins(pinned) };
}

/** Returns the pinned key with this id of the server. */
export function keyOf(pinned: readonly PinnedKey[], id: string): PinnedKey | undefined {
  return pinned.find((key) => key.id.slice(0, idDigits) === id);
}
