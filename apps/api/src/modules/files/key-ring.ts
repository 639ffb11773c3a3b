import { createSealedBox, type SealedBox } from '../../platform/crypto/sealed-box.ts';

/** A secret with the name of the key that sealed it. */
export interface RingSealed {
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** Seals with the first of several named keys and opens with the key that sealed, so that keys can be rotated. */
export interface KeyRing {
  /** The key that seals new secrets. */
  readonly current: string;
  readonly known: readonly string[];
  seal(plain: Buffer, context: string): RingSealed;
  /** @throws Error when the key is unknown, or when the secret was tampered with or belongs to another context. */
  open(secret: RingSealed, context: string): Buffer;
}

export class UnknownKey extends Error {
  constructor(keyId: string) {
    super(`no key named ${keyId} among FILE_ENCRYPTION_KEYS`);
    this.name = 'UnknownKey';
  }
}

export function createKeyRing(keys: readonly [RingKey, ...RingKey[]]): KeyRing {
  const boxes = new Map<string, SealedBox>(keys.map(({ id, key }) => [id, createSealedBox(key)]));
  const current = keys[0].id;
  // The key's name is authenticated, so a secret cannot be relabeled with another key.
  const bound = (keyId: string, context: string) => `${keyId}|${context}`;
  const boxOf = (keyId: string): SealedBox => {
    const box = boxes.get(keyId);
    if (!box) throw new UnknownKey(keyId);
    return box;
  };
  return {
    current,
    known: [...boxes.keys()],
    seal: (plain, context) => ({ keyId: current, sealed: boxOf(current).seal(plain, bound(current, context)) }),
    open: ({ keyId, sealed }, context) => boxOf(keyId).open(sealed, bound(keyId, context)),
  };
}

interface RingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}
