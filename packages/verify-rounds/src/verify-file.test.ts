import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computePayout, type GameAction, getDefaultAction, replayRound, toHex } from '@goldwren/game-engine';
import {
  buildStatement,
  deriveRoundKey,
  deriveRoundSecret,
  formatAmount,
  outcomeSeed,
  roundCommitment,
  statementBytes,
} from '@goldwren/game-engine/fairness';
import { catalogue } from '@goldwren/game-engine/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportedSession } from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';
import { verifyFile } from './verify-file.ts';

const sha256 = nodeCryptography.sha256 as (message: Uint8Array) => Uint8Array;
const hmac = nodeCryptography.hmac as (key: Uint8Array, message: Uint8Array) => Uint8Array;
const seed = new Uint8Array(32).fill(3);
const privateKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'11'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKeyOf = (key: KeyObject) =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const keyIdOf = (key: string) => createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex').slice(0, 16);
const trustedKey = publicKeyOf(privateKey);
const forger = generateKeyPairSync('ed25519').privateKey;

/** Exports three rounds of a game like the site. A decision game uses its default actions. */
function exportOf({ slug, game }: (typeof catalogue)[number]): ExportedSession {
  const sessionFacts = {
    session: '0199a0a0-0000-7000-8000-000000000001',
    outcome_seed: outcomeSeed(sha256, seed),
    maths_hash: game.mathsHash,
  };
  const rounds = [0, 1, 2].map((nonce) => {
    const secret = deriveRoundSecret(hmac, seed, nonce);
    const client_seed = `owl-${nonce}`;
    const key = deriveRoundKey(hmac, secret, { slug, mathsHash: game.mathsHash, clientSeed: client_seed, nonce });
    const choice = game.choices[0] ?? {};
    const actions: GameAction[] = [];
    for (let action = getDefaultAction(game, key, choice, actions); action !== null; ) {
      actions.push(action);
      action = getDefaultAction(game, key, choice, actions);
    }
    const { result, raiseX100 } = replayRound(game, key, choice, actions);
    if (!result) throw new Error('the round is not over');
    return {
      ...{
        nonce,
        currency: 'gold' as const,
        stake: '5000.00',
        raised: formatAmount(computePayout(500_000n, raiseX100)),
      },
      ...{
        payout: formatAmount(computePayout(500_000n, result.payX100)),
        client_seed,
        choice,
        actions,
        events: result.events,
      },
      ...{ round_secret: toHex(secret), commitment: roundCommitment(sha256, secret) },
    };
  });
  const statement = buildStatement(sha256, sessionFacts, rounds);
  const signature = sign(null, statementBytes(statement), privateKey).toString('hex');
  const { session, outcome_seed, maths_hash } = sessionFacts;
  const exported = { session_id: session, game: { slug }, maths: { hash: maths_hash }, outcome_seed };
  return { ...exported, server_seed: toHex(seed), statement, signature, key_id: keyIdOf(trustedKey), rounds };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-rounds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(content: unknown, keys = [trustedKey]): Promise<{ code: number; lines: string[] }> {
  const path = join(folder, 'export.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const lines: string[] = [];
  return { code: await verifyFile(path, keys, (line) => lines.push(line)), lines };
}

describe.each(catalogue)('export of $slug', (entry) => {
  const validExport = exportOf(entry);
  const [first, second, third] = validExport.rounds as [
    ExportedSession['rounds'][number],
    ExportedSession['rounds'][number],
    ExportedSession['rounds'][number],
  ];

  test('is accepted', async () => {
    const { code, lines } = await run({ sessions: [validExport, validExport] });
    expect(lines).toEqual(Array(2).fill(`OK   ${validExport.session_id}  3 rounds`));
    expect(code).toBe(0);
  });

  test.each<[string, Partial<ExportedSession>, RegExp]>([
    ['payout', { rounds: [first, { ...second, payout: '123456.00' }, third] }, /round 1: payout/],
    ['event', { rounds: [{ ...first, events: first.events.slice(1) }, second, third] }, /round 0: events/],
    ['commitment', { rounds: [first, second, { ...third, commitment: '0'.repeat(64) }] }, /round 2: commitment/],
    [
      'client seed',
      { rounds: [{ ...first, client_seed: 'house' }, second, third] },
      /statement does not match the rounds: rounds_hash/,
    ],
    ['secret', { rounds: [{ ...first, round_secret: '0'.repeat(64) }, second, third] }, /secret of round 0/],
    ['order', { rounds: [second, first, third] }, /out of order/],
    ['number of rounds', { rounds: [first, second] }, /statement does not match the rounds: rounds/],
    ['session seed', { server_seed: '0'.repeat(64) }, /does not match the commitment from the start/],
    [
      'statement',
      { statement: { ...validExport.statement, paid: { gold: '1.00', sweeps: '0.00' } } },
      /does not match the rounds: paid/,
    ],
    ['signature', { signature: '0'.repeat(128) }, /not signed/],
    ['key', { key_id: '0'.repeat(16) }, /not signed/],
    ['maths', { maths: { hash: '0'.repeat(64) } }, /does not have the maths/],
  ])('is rejected with a changed %s', async (_what, change, problem) => {
    const { code, lines } = await run({ sessions: [validExport, { ...validExport, ...change }] });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^OK/);
    expect(lines[1]).toMatch(/^BAD/);
    expect(lines.slice(2).join('\n')).toMatch(problem);
  });
});

test('rejects an export that is signed with another key and brings this key', async () => {
  const [entry] = catalogue as unknown as [(typeof catalogue)[number]];
  const honest = exportOf(entry);
  const public_key = publicKeyOf(forger);
  const signature = sign(null, statementBytes(honest.statement), forger).toString('hex');
  for (const key_id of [keyIdOf(public_key), honest.key_id, '']) {
    const { code, lines } = await run({ sessions: [{ ...honest, signature, key_id, public_key }] });
    expect(lines[1]).toMatch(/not signed with a trusted key/);
    expect(code).toBe(1);
  }
});

test('accepts each of several trusted keys', async () => {
  const [entry] = catalogue as unknown as [(typeof catalogue)[number]];
  const { code } = await run({ sessions: [exportOf(entry)] }, [publicKeyOf(forger), trustedKey]);
  expect(code).toBe(0);
});

test.each([
  ['invalid JSON', '{', /not valid JSON/],
  ['another file', '[]', /not a valid export/],
  ['no rounds', { sessions: [{}] }, /not a valid export/],
  ['no session', { sessions: [] }, /no session/],
])('exits with 2 for %s', async (_what, content, words) => {
  const { code, lines } = await run(content);
  expect(code).toBe(2);
  expect(lines.join()).toMatch(words);
});

test('reports a missing file, and how to use it without a file or a valid key', async () => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const path = join(folder, 'none.json');
  expect(await verifyFile(path, [trustedKey], print)).toBe(2);
  expect(await verifyFile(undefined, [trustedKey], print)).toBe(2);
  expect(await verifyFile(path, [], print)).toBe(2);
  expect(await verifyFile(path, ['no key'], print)).toBe(2);
  const usage = 'Usage: goldwren-verify <export.json> --key <public key, 64 hexadecimal digits>';
  expect(lines).toEqual(['The file cannot be read: ENOENT', usage, usage, usage]);
});
