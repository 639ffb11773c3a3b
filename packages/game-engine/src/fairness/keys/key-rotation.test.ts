import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodeEd25519, nodeSha256 } from '../../../scripts/node-crypto.ts';
import { toHex } from '../../bytes.ts';
import { followRotations, type RotatedKey, rotationMessage } from './key-rotation.ts';

const cryptography = { sha256: nodeSha256, ed25519: nodeEd25519 };

function createKey(byte: number) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return { key, publicKey, id: toHex(nodeSha256(Buffer.from(publicKey, 'hex'))).slice(0, 16) };
}
type Key = ReturnType<typeof createKey>;
const [a, b, c, d] = [1, 2, 3, 4].map(createKey) as [Key, Key, Key, Key];

const first = ({ publicKey }: Key): RotatedKey => ({ publicKey, rotation: null });
/** `next` as it replaces `previous`. The parts of the record can be changed. */
function replacing(previous: Key, next: Key, { signer = previous, signed = next, id = previous.id } = {}): RotatedKey {
  const signature = sign(null, rotationMessage(previous.publicKey, signed.publicKey), signer.key).toString('hex');
  return { publicKey: next.publicKey, rotation: { previous_id: id, signature } };
}

async function accepted(held: readonly RotatedKey[], ...offered: RotatedKey[]): Promise<string[]> {
  const found = await followRotations(cryptography, held, offered);
  const named = (keys: readonly RotatedKey[]) => keys.map(({ publicKey }) => publicKey);
  const given = named(offered).filter((publicKey) => !named(held).includes(publicKey));
  expect(new Set(named([...found.accepted, ...found.refused]))).toEqual(new Set(given));
  return named(found.accepted);
}

describe('a new key is accepted', () => {
  test('when a held key signed it, also through keys between them and in any order', async () => {
    expect(await accepted([first(a)], replacing(a, b), first(a))).toEqual([b.publicKey]);
    const chain = [replacing(a, b), replacing(b, c), replacing(c, d)];
    for (const offered of [chain, chain.toReversed()])
      expect(await accepted([first(a)], ...offered)).toEqual([b, c, d].map(({ publicKey }) => publicKey));
  });

  test('when the key that signed it is held, but not offered any more', async () => {
    expect(await accepted([first(a)], replacing(a, b))).toEqual([b.publicKey]);
    expect(await accepted([first(a), replacing(a, b)], replacing(b, c))).toEqual([c.publicKey]);
  });
});

describe('a new key is refused', () => {
  const changed = (text: string) => `${text[0] === '0' ? '1' : '0'}${text.slice(1)}`;
  const genuine = replacing(a, b);
  const { previous_id, signature } = genuine.rotation as NonNullable<RotatedKey['rotation']>;

  test.each<[string, RotatedKey]>([
    ['without a rotation', first(b)],
    ['with a changed signature', { ...genuine, rotation: { previous_id, signature: changed(signature) } }],
    ['with a cut signature', { ...genuine, rotation: { previous_id, signature: signature.slice(2) } }],
    ['with an empty signature', { ...genuine, rotation: { previous_id, signature: '' } }],
    ['with no record but a text', { ...genuine, rotation: 'none' as never }],
    ['with a list as signature', { ...genuine, rotation: { previous_id, signature: [signature] as never } }],
    ['signed by a third key', replacing(a, b, { signer: c })],
    ['signed by itself', replacing(a, b, { signer: b })],
    ['that names a third key', replacing(c, b)],
    ['with a rotation of another new key', replacing(a, b, { signed: c })],
    ['with the previous key and the new one swapped', { publicKey: b.publicKey, rotation: replacing(b, a).rotation }],
    ['under a wrong ID of the previous key', replacing(a, b, { id: c.id })],
    ['with a malformed public key', { ...genuine, publicKey: `${b.publicKey} ` }],
  ])('%s', async (_what, key) => {
    expect(await accepted([first(a)], key)).toEqual([]);
    expect(await accepted([first(a)], key, first(a))).toEqual([]);
  });

  test('when a key between it and the held key is missing', async () => {
    expect(await accepted([first(a)], replacing(b, c), first(a))).toEqual([]);
    expect(await accepted([first(a)], replacing(a, b), replacing(c, d))).toEqual([b.publicKey]);
  });

  test('when it claims to be older than the held key', async () => {
    expect(await accepted([replacing(a, b)], first(a))).toEqual([]);
  });

  test('when a third key and it replace each other', async () => {
    expect(await accepted([first(a)], replacing(b, c), replacing(c, b))).toEqual([]);
  });

  test('when another key claims the same predecessor, and always when that key is held', async () => {
    expect(await accepted([first(a)], replacing(a, b), replacing(a, c), replacing(c, d))).toEqual([]);
    expect(await accepted([first(a), replacing(a, b)], replacing(a, c), replacing(c, d))).toEqual([]);
    expect(await accepted([first(a)], replacing(a, b), replacing(a, b))).toEqual([b.publicKey]);
  });

  test('when no key is held', async () => {
    expect(await accepted([], first(a), replacing(a, b))).toEqual([]);
  });
});

test('exactly the keys of an unbroken chain are accepted, whatever else is offered', async () => {
  const keys = Array.from({ length: 6 }, (_, n) => createKey(n + 10));
  const chain = keys.slice(1).map((key, at) => replacing(keys[at] as Key, key));
  await fc.assert(
    fc.asyncProperty(fc.subarray(chain), fc.boolean(), async (offered, isFirstOffered) => {
      const gap = chain.findIndex((key) => !offered.includes(key));
      const expected = (gap < 0 ? chain : chain.slice(0, gap)).map(({ publicKey }) => publicKey);
      const held = first(keys[0] as Key);
      expect(await accepted([held], ...offered, ...(isFirstOffered ? [held] : []), first(d))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('signs only well-formed public keys, so that no two pairs of keys have the same message', () => {
  expect(Buffer.from(rotationMessage(a.publicKey, b.publicKey)).toString()).toBe(
    `gw3-key|${a.publicKey}|${b.publicKey}`,
  );
  for (const bad of ['', a.publicKey.toUpperCase(), `${a.publicKey}|`])
    expect(() => rotationMessage(bad, b.publicKey)).toThrow('malformed public key');
});
