import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../bytes.ts';
import type { Cryptography } from '../cryptography.ts';
import {
  answerLeafText,
  answersMessage,
  checkReceipt,
  parseReceipt,
  type Receipt,
  type SignedAnswer,
} from './answer-receipt.ts';
import { buildAnswerTree, followTreePath, getTreePath, getTreeRoot } from './answer-tree.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hashOf = (text: string) => toHex(sha256(new TextEncoder().encode(text)));

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { privateKey, publicKey, text: toHex(raw), id: toHex(sha256(raw)).slice(0, 16) };
}
const [key, other] = [newKey(), newKey()];
const cryptography = {
  sha256,
  ed25519: (raw, signature, message) => {
    const known = [key, other].find(({ text }) => text === toHex(raw));
    return known !== undefined && verify(null, message, known.publicKey, signature);
  },
} as Cryptography;

const at = '2026-11-26T09:00:00.000Z';
const path = '/api/games/2/session/0199a0a0-0000-7000-8000-000000000001/rounds';
const answers = Array.from(
  { length: 5 },
  (_, n): Omit<SignedAnswer, 'receipt'> => ({
    ...{ method: 'POST', path, request: `{"nonce":${n}}`, status: 200 },
    ...{ body: `{"payout":"${n}.00","é":"🎰"}`, player: `player-${n}` },
  }),
);

function signAll(batch: readonly Omit<SignedAnswer, 'receipt'>[], by = key, isUnread = false): SignedAnswer[] {
  const leaves = batch.map(({ method, path: url, status, request, body, player }) => {
    const read = isUnread ? { player: null, requestHash: null } : { player, requestHash: hashOf(request) };
    return sha256(
      new TextEncoder().encode(answerLeafText({ method, path: url, status, bodyHash: hashOf(body), ...read })),
    );
  });
  const tree = buildAnswerTree(sha256, leaves);
  const size = batch.length;
  const signature = toHex(sign(null, answersMessage(at, size, getTreeRoot(tree)), by.privateKey));
  return batch.map((answer, index) => {
    const receipt = { at, size, index, path: getTreePath(tree, index).map(toHex).join(''), key_id: by.id, signature };
    return { ...answer, receipt: JSON.stringify(isUnread ? { ...receipt, unread: true } : receipt) };
  });
}

const [first, second, , , last] = signAll(answers) as [
  SignedAnswer,
  SignedAnswer,
  SignedAnswer,
  SignedAnswer,
  SignedAnswer,
];
const check = (answer: SignedAnswer, keys = [key.text]) => checkReceipt(cryptography, keys, answer);
const withReceipt = (answer: SignedAnswer, change: Partial<Record<keyof Receipt, unknown>>): SignedAnswer => ({
  ...answer,
  receipt: JSON.stringify({ ...JSON.parse(answer.receipt ?? ''), ...change }),
});

describe('the tree', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 32, 33])('has a path of every leaf to the root, for %i leaves', async (size) => {
    const leaves = Array.from({ length: size }, (_, n) => sha256(Uint8Array.of(n)));
    const tree = buildAnswerTree(sha256, leaves);
    for (const [index, leaf] of leaves.entries()) {
      const joined = Uint8Array.from(getTreePath(tree, index).flatMap((hash) => [...hash]));
      expect(await followTreePath({ sha256 }, leaf, { index, size, path: joined })).toEqual(getTreeRoot(tree));
      const longer = Uint8Array.from([...joined, ...leaf]);
      expect(await followTreePath({ sha256 }, leaf, { index, size, path: longer })).toBeNull();
    }
  });

  it('has the root of RFC 6962 for its published test leaves', () => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
    const leaves = inputs.map((hex) => sha256(Buffer.from(`00${hex}`, 'hex')));
    const roots = [3, 7, 8].map((size) => toHex(getTreeRoot(buildAnswerTree(sha256, leaves.slice(0, size)))));
    expect(roots).toEqual([
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ]);
  });
});

describe('a receipt', () => {
  it('verifies each answer of a batch', async () => {
    for (const answer of signAll(answers)) expect(await check(answer)).toBeNull();
    expect(await check(signAll(answers.slice(0, 1))[0] as SignedAnswer)).toBeNull();
  });

  it.each<[string, Partial<SignedAnswer>]>([
    ['another body', { body: `${first.body} ` }],
    ['another request', { request: '{"nonce":1}' }],
    ['another status', { status: 201 }],
    ['another path', { path: `${path}?x` }],
    ['another method', { method: 'GET' }],
    ['another player', { player: 'player-1' }],
    ['the receipt of another answer', { receipt: second.receipt }],
  ])('does not verify %s', async (_what, change) => {
    expect(await check({ ...first, ...change })).toBe('wrong_signature');
  });

  it.each<[string, SignedAnswer]>([
    ['an earlier time', withReceipt(first, { at: '2026-11-26T08:59:59.999Z' })],
    ['another place', withReceipt(first, { index: 1 })],
    ['a larger tree', withReceipt(first, { size: 6 })],
    ['a path of a smaller tree', withReceipt(last, { path: '' })],
    ['a longer path', withReceipt(last, { path: '00'.repeat(64) })],
    ['another signature', withReceipt(first, { signature: '00'.repeat(64) })],
    ['the claim that the request was not read', { ...withReceipt(first, { unread: true }), status: 401 }],
  ])('does not verify with %s', async (_what, answer) => {
    expect(await check(answer)).toBe('wrong_signature');
  });

  it('does not verify with a key that is not trusted, even if the id is that of a trusted key', async () => {
    const [forged] = signAll(answers, other) as [SignedAnswer];
    expect(await check(forged)).toBe('unknown_key');
    expect(await check(withReceipt(forged, { key_id: key.id }))).toBe('wrong_signature');
    expect(await check(forged, [key.text, other.text])).toBeNull();
    expect(await check(first, [])).toBe('unknown_key');
  });

  const unreadWith = (status: number) =>
    check(signAll([{ ...(answers[0] as SignedAnswer), status }], key, true)[0] as SignedAnswer);

  it.each([401, 403, 413, 415, 429, 503])(
    'may leave out the request with %i, which can come before it is read',
    async (status) => {
      expect(await unreadWith(status)).toBeNull();
    },
  );

  it.each([200, 204, 400, 404, 409, 422, 500])('is malformed if it leaves out the request with %i', async (status) => {
    expect(await unreadWith(status)).toBe('malformed');
  });

  it.each<[string, Partial<Record<keyof Receipt, unknown>>]>([
    ['a time without a zone', { at: '2026-11-26T09:00:00.000' }],
    ['a place outside the tree', { index: 5 }],
    ['a negative place', { index: -1 }],
    ['a size that is not whole', { size: 5.5 }],
    ['a path of half a hash', { path: 'ab' }],
    ['a path in capitals', { path: 'AB'.repeat(32) }],
    ['a short key id', { key_id: 'ab' }],
    ['the whole hash of the key instead of its id', { key_id: 'ab'.repeat(32) }],
    ['a short signature', { signature: 'ab' }],
    ['another value of unread', { unread: false }],
  ])('is malformed with %s', async (_what, change) => {
    expect(await check(withReceipt(first, change))).toBe('malformed');
  });

  it.each(['', '[]', 'null', '{', `{"at":"${' '.repeat(5_000)}"}`])('is malformed as %.20s', (header) => {
    expect(parseReceipt(header)).toBeNull();
  });

  it('is missing without the header', async () => {
    expect(await check({ ...first, receipt: null })).toBe('missing');
  });
});
