import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { NetworkProblem } from '@goldwren/contracts/client';
import { type KeyRotation, rotationMessage } from '@goldwren/game-engine/fairness';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkKeys, keyOf } from './key-pin.ts';

const storageKey = 'goldwren-fairness-keys';

function createKey(byte: number) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const public_key = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const id = createHash('sha256').update(Buffer.from(public_key, 'hex')).digest('hex');
  return { key, id, published: { id: id.slice(0, 16), algorithm: 'Ed25519' as const, public_key, rotation: null } };
}
type Key = ReturnType<typeof createKey>;
type Published = Omit<Key['published'], 'rotation'> & { rotation: KeyRotation | null };
const [first, second, third, fourth] = [1, 2, 3, 4].map(createKey) as [Key, Key, Key, Key];

function replacing({ key, published: previous }: Key, { published: next }: Key): Published {
  const signature = sign(null, rotationMessage(previous.public_key, next.public_key), key).toString('hex');
  return { ...next, rotation: { previous_id: previous.id, signature } };
}
/** The list of a server with these keys, the newest first. */
const listOf = (...keys: Key[]): Published[] =>
  keys.map((key, at) => (keys[at + 1] ? replacing(keys[at + 1] as Key, key) : key.published));

const serving = (...results: Published[]) => ({ keys: async () => ({ results }) });
const offline = { keys: () => Promise.reject(new NetworkProblem('offline')) };
const idsOf = (keys: readonly { readonly id: string }[]) => keys.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('on first use', () => {
  it('pins every published key under the SHA-256 that this browser computes', async () => {
    const { pinned, changed, stored } = await checkKeys(serving(...listOf(second, first)));
    expect(pinned.map(({ id, publicKey, firstUse }) => [id, publicKey, firstUse])).toEqual([
      [first.id, first.published.public_key, true],
      [second.id, second.published.public_key, true],
    ]);
    expect({ changed, stored }).toEqual({ changed: null, stored: true });
  });

  it.each([
    ['a key with the id of another key', [{ ...first.published, id: second.published.id }]],
    ['a key with a part of its id', [{ ...first.published, id: first.published.id.slice(0, 8) }]],
    ['a malformed key', [{ ...first.published, public_key: 'no key' }]],
    ['two keys that did not replace each other', [second.published, first.published]],
    ['two successors of one key', [replacing(first, third), ...listOf(second, first)]],
    ['no key', []],
  ])('reports and does not pin %s', async (_what, keys) => {
    const check = await checkKeys(serving(...keys));
    expect(check.changed?.answered).toEqual(keys);
    expect(check).toMatchObject({ pinned: [], stored: false });
    expect(idsOf((await checkKeys(serving(second.published))).pinned)).toEqual([second.id]);
  });

  it('throws without a network, because it cannot trust any key', async () => {
    await expect(checkKeys(offline)).rejects.toThrow(NetworkProblem);
  });

  it('says that the key is not stored when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await checkKeys(serving(first.published))).toMatchObject({ stored: false, changed: null });
  });
});

describe('a key that the pinned key signed', () => {
  beforeEach(() => checkKeys(serving(first.published)));

  it('is pinned, with when and by which key', async () => {
    const { pinned, changed } = await checkKeys(serving(...listOf(second, first)));
    expect(changed).toBeNull();
    const { rotation } = replacing(first, second);
    expect(pinned.at(-1)).toEqual(expect.objectContaining({ id: second.id, rotation, firstUse: false }));
    expect(Date.parse(pinned.at(-1)?.seen ?? '')).toBeGreaterThan(0);
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual(pinned);
    expect((await checkKeys(offline)).pinned).toEqual(pinned);
  });

  it('is accepted through keys between them, and without the pinned key in the list', async () => {
    const list = listOf(fourth, third, second, first).slice(0, 3);
    const { pinned, changed } = await checkKeys(serving(...list));
    expect([changed, idsOf(pinned)]).toEqual([null, idsOf([first, second, third, fourth])]);
  });

  it('leaves the earlier key valid, so that a restart of one server after the other is not a violation', async () => {
    const servers = [[first], [second, first], [third, second, first], [third, second]].map((keys) => listOf(...keys));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...servers), { maxLength: 12 }), async (answers) => {
        localStorage.clear();
        await checkKeys(serving(first.published));
        for (const answer of answers) {
          // A server that has dropped the first key needs a browser that knows the second one.
          const known = JSON.parse(localStorage.getItem(storageKey) ?? '').length > 1;
          if (!known && answer === servers[3]) continue;
          expect((await checkKeys(serving(...answer))).changed).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is accepted again at the next visit when storage is blocked now', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = serving(...listOf(second, first));
    expect(await checkKeys(list)).toMatchObject({ stored: false, changed: null });
    blocked.mockRestore();
    expect(await checkKeys(list)).toMatchObject({ stored: true, changed: null });
  });
});

describe('every other new key', () => {
  const genuine = replacing(first, second);
  const signature = genuine.rotation?.signature ?? '';
  const lists: [string, Published[]][] = [
    ['has no rotation', [second.published, first.published]],
    ['is published alone', [second.published]],
    [
      'has a forged rotation',
      [{ ...genuine, rotation: { previous_id: first.published.id, signature: '0'.repeat(128) } }],
    ],
    ['has a rotation by a third key', [replacing(third, second)]],
    [
      'has a third key under the ID of the pinned one',
      [
        {
          ...second.published,
          rotation: { ...replacing(third, second).rotation, previous_id: first.published.id } as KeyRotation,
        },
      ],
    ],
    ['has the rotation of another key', [{ ...third.published, rotation: genuine.rotation }]],
    ['is behind a gap', [replacing(second, third), first.published]],
    ['claims to be the key before', [...listOf(first, third)]],
    ['has the id of another key', [{ ...genuine, id: third.published.id }, first.published]],
    ['has an empty id', [{ ...genuine, id: '' }, first.published]],
    [
      'has a malformed rotation',
      [{ ...genuine, rotation: { previous_id: first.published.id, signature: [signature] as never } }],
    ],
    ['has no rotation field, as before rotations', [{ ...second.published, rotation: undefined as never }]],
    ['claims the same predecessor as another one', [replacing(first, third), genuine, first.published]],
  ];

  it.each(lists)('is a violation with evidence, and is not pinned, when it %s', async (_what, list) => {
    await checkKeys(serving(first.published));
    const { pinned, changed } = await checkKeys(serving(...list));
    expect(changed).toMatchObject({ held: [{ id: first.id }], answered: list });
    expect(idsOf(pinned)).toEqual([first.id]);
    expect((await checkKeys(serving(first.published))).changed).toBeNull();
  });

  it('is a violation when this browser has pinned another successor', async () => {
    await checkKeys(serving(first.published));
    await checkKeys(serving(...listOf(second, first)));
    for (const list of [listOf(third, first), [...listOf(third, first), genuine], [replacing(first, third)]]) {
      const { pinned, changed } = await checkKeys(serving(...list));
      expect(changed).not.toBeNull();
      expect(idsOf(pinned)).toEqual([first.id, second.id]);
    }
    localStorage.clear();
    await checkKeys(serving(...listOf(second, first)));
    expect((await checkKeys(serving(...listOf(third, first)))).changed).not.toBeNull();
  });

  it('is a violation next to a key that is accepted', async () => {
    await checkKeys(serving(first.published));
    const { pinned, changed } = await checkKeys(serving(third.published, ...listOf(second, first)));
    expect(changed).not.toBeNull();
    expect(idsOf(pinned)).toEqual([first.id, second.id]);
  });
});

describe('later', () => {
  it('reports that no key is published any more', async () => {
    await checkKeys(serving(first.published));
    expect((await checkKeys(serving())).changed).not.toBeNull();
  });

  it('uses the pinned key without a network', async () => {
    await checkKeys(serving(first.published));
    expect(await checkKeys(offline)).toMatchObject({ pinned: [{ id: first.id }], changed: null, stored: true });
  });

  it('needs no storage for keys that are stored already', async () => {
    await checkKeys(serving(first.published));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await checkKeys(serving(first.published))).toMatchObject({ stored: true, changed: null });
  });

  it('finds a pinned key by the ID of the server, and no other key', async () => {
    const { pinned } = await checkKeys(serving(...listOf(second, first)));
    expect(keyOf(pinned, second.published.id)?.id).toBe(second.id);
    expect(keyOf(pinned, third.published.id)).toBeUndefined();
  });

  it.each(['no JSON', '{}', '[{"id":"x","publicKey":"y"}]', '[{"id":"'])(
    'pins again when the stored keys are %s',
    async (text) => {
      localStorage.setItem(storageKey, text);
      expect((await checkKeys(serving(first.published))).pinned).toMatchObject([{ id: first.id }]);
    },
  );

  it('needs no stored rotation to accept the next key', async () => {
    const { id, published } = first;
    localStorage.setItem(
      storageKey,
      JSON.stringify([{ id, publicKey: published.public_key, seen: '2026-11-26T00:00:00Z' }]),
    );
    expect((await checkKeys(serving(...listOf(second, first)))).changed).toBeNull();
    expect((await checkKeys(serving(third.published))).changed).not.toBeNull();
  });
});
