import { createHash } from 'node:crypto';
import { NetworkProblem } from '@goldwren/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { checkKeys } from './key-pin.ts';

function keyOf(digit: string) {
  const public_key = digit.repeat(64);
  const id = createHash('sha256').update(Buffer.from(public_key, 'hex')).digest('hex');
  return { id, published: { id: id.slice(0, 16), algorithm: 'Ed25519' as const, public_key } };
}
const first = keyOf('1');
const second = keyOf('2');

const serving = (...results: (typeof first)['published'][]) => ({ keys: async () => ({ results }) });
const offline = { keys: () => Promise.reject(new NetworkProblem('offline')) };

describe('on first use', () => {
  it('pins every published key under the SHA-256 that this browser computes', async () => {
    const { pinned, changed, stored } = await checkKeys(serving(first.published, second.published));
    expect(pinned.map(({ id, publicKey }) => [id, publicKey])).toEqual([
      [first.id, first.published.public_key],
      [second.id, second.published.public_key],
    ]);
    expect({ changed, stored }).toEqual({ changed: null, stored: true });
  });

  it.each([
    ['a key with the id of another key', [{ ...first.published, id: second.published.id }]],
    ['a malformed key', [{ ...first.published, public_key: 'no key' }]],
    ['no key', []],
  ])('reports and does not pin %s', async (_what, keys) => {
    const check = await checkKeys(serving(...keys));
    expect(check.changed?.answered).toEqual(keys);
    expect(check).toMatchObject({ pinned: [], stored: false });
    expect((await checkKeys(serving(second.published))).pinned).toMatchObject([{ id: second.id }]);
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

describe('later', () => {
  it('keeps the first key and reports another one, with both as evidence', async () => {
    await checkKeys(serving(first.published));
    const { pinned, changed } = await checkKeys(serving(second.published, first.published));
    expect(pinned).toMatchObject([{ id: first.id }]);
    expect(changed).toMatchObject({ held: [{ id: first.id }], answered: [second.published, first.published] });
    expect(await checkKeys(serving(first.published))).toMatchObject({ changed: null, stored: true });
  });

  it('accepts all pinned keys, and reports one of them that is malformed now', async () => {
    await checkKeys(serving(first.published, second.published));
    expect((await checkKeys(serving(second.published, first.published))).changed).toBeNull();
    expect((await checkKeys(serving({ ...first.published, public_key: 'no key' }))).changed).not.toBeNull();
  });

  it('reports that no key is published any more', async () => {
    await checkKeys(serving(first.published));
    expect((await checkKeys(serving())).changed).not.toBeNull();
  });

  it('uses the pinned key without a network', async () => {
    await checkKeys(serving(first.published));
    expect(await checkKeys(offline)).toMatchObject({ pinned: [{ id: first.id }], changed: null, stored: true });
  });

  it.each(['no JSON', '{}', '[{"id":"x","publicKey":"y"}]'])('pins again when the stored keys are %s', async (text) => {
    localStorage.setItem('goldwren-fairness-keys', text);
    expect((await checkKeys(serving(first.published))).pinned).toMatchObject([{ id: first.id }]);
  });
});
