import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotationMessage } from '@goldwren/game-engine/fairness';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSigningKey, type SigningKey } from './node-cryptography.ts';
import { exitCodes, runMonitor } from './run-monitor.ts';
import { createMemoryLog, testKey } from './testing/memory-log.ts';

const hexOf = ({ publicKey }: SigningKey) => Buffer.from(publicKey).toString('hex');
const idOf = ({ publicKey }: SigningKey) => createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
const entryOf = (key: SigningKey, rotation: unknown = null) => ({
  ...{ kind: 'signing_key', key_id: idOf(key), algorithm: 'Ed25519', public_key: hexOf(key), rotation },
});
/** The entry of `next`, as it replaced `previous`. */
const replacing = (previous: SigningKey, next: SigningKey, signer = previous) => {
  const signature = signer.sign(rotationMessage(hexOf(previous), hexOf(next)));
  return entryOf(next, { previous_id: idOf(previous), signature: Buffer.from(signature).toString('hex') });
};
const [second, third] = [2, 3].map((byte) => createSigningKey(Buffer.alloc(32, byte))) as [SigningKey, SigningKey];
const publicOf = (key: SigningKey) => ({ key_id: idOf(key), public_key: hexOf(key) });
const facts = [entryOf(testKey), { kind: 'maths', game: 'keno', version: '1.0.0', hash: 'm1' }];
const session = { kind: 'session_start', session: 's1', outcome_seed: 'c2:1', maths_hash: 'm1', key_id: 'k1' };
const statement = { kind: 'session_statement', session: 's1', statement_hash: 'h', signature: 's', key_id: 'k1' };
const ledgerAt = (minute: number, more: object = {}) => ({
  kind: 'ledger_checkpoint',
  from: `t${minute}`,
  until: `t${minute + 1}`,
  rows: minute,
  digest: `d${minute}`,
  audit_seq: 5,
  audit_hash: 'a5',
  restated: [],
  ...more,
});
const again = (minute: number, digest = `d${minute}`) => ({
  restated: [{ from: `t${minute}`, until: `t${minute + 1}`, rows: minute, digest }],
});

type Log = Awaited<ReturnType<typeof createMemoryLog>>;
let folder: string;
let log: Log;
let published: readonly object[];
let offered: { slug: string; maths: { version: string; hash: string } }[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-monitor-'));
  log = await createMemoryLog();
  await log.append(...facts);
  published = [{ id: idOf(testKey), public_key: hexOf(testKey), rotation: null }];
  offered = [{ slug: 'keno', maths: { version: '1.0.0', hash: 'm1' } }];
});
afterEach(() => rmSync(folder, { recursive: true }));

function siteOf(served: Log): typeof fetch {
  return async (url) => {
    const path = new URL(String(url)).pathname;
    if (path === '/api/fairness/keys') return Response.json({ results: published });
    if (path === '/api/games') return Response.json({ results: offered });
    const found = path === '/log/checkpoint' ? served.notes.at(-1) : served.tiles.get(path.slice('/log/'.length));
    return found === undefined ? new Response(null, { status: 404 }) : new Response(found as string);
  };
}

async function run(
  served: Log = log,
  keys: string[] = [],
  answer = siteOf(served),
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const command = { site: 'https://goldwren.test', keys, state: join(folder, 'state.json') };
  const code = await runMonitor(command, (line) => lines.push(line), answer);
  return { code, lines };
}

/** A site that fails to answer for some paths. */
function failing(part: string): typeof fetch {
  return (url, options) =>
    String(url).includes(part)
      ? Promise.resolve(new Response(null, { status: 500 }))
      : siteOf(log)(url as string, options);
}

async function expectContradiction(sentence: string | RegExp, served: Log = log): Promise<void> {
  const { code, lines } = await run(served);
  expect(lines.join('\n')).toMatch(sentence);
  expect(code).toBe(exitCodes.contradiction);
}

test('agrees with a log that grows and with what the API publishes', async () => {
  expect(await run()).toEqual({ code: 0, lines: ['The log of https://goldwren.test agrees: 2 entries.'] });
  await log.append(session, statement, { kind: 'a later kind' }, ledgerAt(0), ledgerAt(1, again(0)));
  // The same maths again, and an audit log that has grown.
  await log.append(facts[1] as object, ledgerAt(2, { audit_seq: 6, audit_hash: 'a6' }));
  expect(await run()).toEqual({ code: 0, lines: ['The log of https://goldwren.test agrees: 9 entries.'] });
});

test('has nothing to compare before the first checkpoint', async () => {
  expect((await run(await createMemoryLog())).code).toBe(0);
});

test('follows a new key that the log has before the old one stops signing, and no other', async () => {
  await run();
  log.signers.push(second);
  await log.append(replacing(testKey, second));
  expect((await run()).code).toBe(0);
  log.signers.splice(0, 2, second);
  await log.append(session);
  expect((await run()).code).toBe(0);
  log.signers.splice(0, 1, third);
  await log.append(statement);
  await expectContradiction('not signed with a key that this monitor trusts');
});

test('does not trust a key that no earlier key signed, even when a trusted key signed the log with it', async () => {
  await run();
  log.signers.push(second);
  await log.append(entryOf(second));
  await expectContradiction(
    `Entry 2: the signing key ${idOf(second)} is not signed by a key that is in the log before it.`,
  );
  log.signers.splice(0, 2, second);
  await log.append(session);
  await expectContradiction('not signed with a key that this monitor trusts');
});

test('reports a published key whose rotation is not the one in the log', async () => {
  await run();
  await log.append(replacing(testKey, second));
  const { key_id: id, public_key, rotation } = replacing(testKey, second);
  published = [{ id, public_key, rotation }];
  expect((await run()).code).toBe(0);
  for (const other of [null, { ...(rotation as object), signature: '0'.repeat(128) }]) {
    published = [{ id, public_key, rotation: other }];
    await expectContradiction(`The published key ${id} has another rotation in the log.`);
  }
});

const unsigned = 'is not signed by a key that is in the log before it';
test.each<[string, object[], string]>([
  ['without a rotation', [entryOf(second)], unsigned],
  ['with a rotation by a third key', [replacing(testKey, second, third)], unsigned],
  ['with the rotation of another key', [{ ...replacing(testKey, third), ...publicOf(second) }], unsigned],
  ['behind a gap', [replacing(second, third)], unsigned],
  ['with a rotation that is no record', [entryOf(second, 0.5)], unsigned],
  ['with a rotation of other types', [entryOf(second, { previous_id: { toString: 1 }, signature: [] })], unsigned],
  ['before the key that it replaces', [replacing(second, third), replacing(testKey, second)], unsigned],
  [
    'as the second successor of a key',
    [replacing(testKey, second), replacing(testKey, third)],
    'replaces a key that another key has replaced',
  ],
  [
    'with the ID of another key',
    [{ ...replacing(testKey, second), key_id: idOf(testKey) }],
    'has the ID of another key',
  ],
  ['twice', [replacing(testKey, second), replacing(testKey, second)], 'is in the log before'],
  ['in a malformed entry', [{ ...entryOf(second), public_key: 'x' }], 'the signing key is malformed'],
])('reports a signing key %s', async (_what, entries, sentence) => {
  await log.append(...entries);
  await expectContradiction(sentence);
});

test('reports that the first key of the log replaces a key that is not in it', async () => {
  const other = await createMemoryLog();
  await other.append(replacing(second, testKey), facts[1] as object);
  await expectContradiction(`the key before the signing key ${idOf(testKey)} is not in the log`, other);
});

test('reports a forked log, and still does at the next run', async () => {
  await run();
  const fork = await createMemoryLog();
  await fork.append(...facts.toReversed(), session);
  await expectContradiction('does not extend the checkpoint of the last check', fork);
  await expectContradiction('does not extend the checkpoint of the last check', fork);
  expect((await run()).code).toBe(0);
});

test('reports a log that was rolled back or removed', async () => {
  await log.append(session);
  await run();
  log.notes.pop();
  await expectContradiction('it was rolled back');
  log.notes.pop();
  await expectContradiction('it was rolled back');
});

test('reports a rewritten entry under an unchanged tree', async () => {
  const name = 'tile/entries/000.p/2';
  const text = Buffer.from(log.tiles.get(name) as Uint8Array).toString('latin1');
  log.tiles.set(name, new Uint8Array(Buffer.from(text.replace('"m1"', '"m2"'), 'latin1')));
  await expectContradiction('do not have the root of the checkpoint');
});

test('reports missing entries and a checkpoint of an unknown key', async () => {
  log.tiles.delete('tile/entries/000.p/2');
  await expectContradiction('missing or malformed');
  log.notes.push((log.notes[0] as string).replace('goldwren', 'silverwren'));
  await expectContradiction('not signed with a key that this monitor trusts');
});

test.each([
  ['keys that are not logged', [facts[1]], `The published key ${idOf(testKey)} is not in the log.`],
  ['maths that are not logged', [facts[0]], 'The published maths of keno 1.0.0 are not those in the log.'],
  ['maths that were replaced', [...facts, { ...facts[1], hash: 'm2' }], 'keno 1.0.0 has other maths than before'],
  [
    'a session on unlogged maths',
    [...facts, { ...session, maths_hash: 'x' }],
    'maths that are not in the log before it',
  ],
  ['a session that was started twice', [...facts, session, session], 'the session was started before'],
  ['a statement without a session', [...facts, statement], 'a session that is not in the log before it'],
  ['two statements', [...facts, session, statement, statement], 'a second statement'],
  ['an entry without a kind', [...facts, { n: 1 }], 'not a JSON object with a kind'],
  ['a gap in the ledger', [...facts, ledgerAt(0), ledgerAt(2)], 'does not begin where the last one ended'],
  [
    'a rewritten journal',
    [...facts, ledgerAt(0), ledgerAt(1, again(0, 'x'))],
    /Entry 3: the journal from t0 to t1 was rewritten/,
  ],
  ['an invented window', [...facts, ledgerAt(0), ledgerAt(1, again(7))], 'which the log does not have'],
  [
    'a rolled-back audit log',
    [...facts, ledgerAt(0), ledgerAt(1, { audit_seq: 4 })],
    'rolled back from row 5 to row 4',
  ],
  [
    'a rewritten audit log',
    [...facts, ledgerAt(0), ledgerAt(1, { audit_hash: 'x' })],
    'row 5 of the audit log was rewritten',
  ],
])('reports %s', async (_what, entries, sentence) => {
  const other = await createMemoryLog();
  await other.append(...(entries as object[]));
  await expectContradiction(sentence, other);
});

test('trusts only the given key when one is given', async () => {
  const { code, lines } = await run(log, ['ab'.repeat(32)]);
  expect(lines).toEqual(['The checkpoint is not signed with a key that this monitor trusts.']);
  expect(code).toBe(exitCodes.contradiction);
});

test.each([
  ['names in an entry of another kind', (key: string) => ({ kind: 'other', public_key: key })],
  ['hides in a longer text', (key: string) => ({ kind: 'signing_key', public_key: `00${key}` })],
  ['hides in a longer text, at its start', (key: string) => ({ kind: 'signing_key', public_key: `${key}00` })],
])('does not trust a key that the log %s', async (_what, entryOf) => {
  await run();
  const key = Buffer.from(createSigningKey(Buffer.alloc(32, 3)).publicKey).toString('hex');
  await log.append(entryOf(key));
  await run();
  const { keys } = JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'));
  expect(keys).toEqual([Buffer.from(testKey.publicKey).toString('hex')]);
});

test('reports a log that withholds the tiles of its consistency proof', async () => {
  await run();
  await log.append(session);
  for (const name of log.tiles.keys()) if (name.startsWith('tile/0/')) log.tiles.delete(name);
  await expectContradiction('Tiles of the checkpoint are missing');
});

test.each(['/api/games', '/log/tile/0', '/log/checkpoint'])(
  'says that it could not check when %s fails',
  async (path) => {
    await run();
    await log.append(session);
    const { code, lines } = await run(log, [], failing(path));
    expect(lines.join()).toMatch(/^The log could not be checked: .* answered with status 500$/);
    expect(code).toBe(exitCodes.unreadable);
  },
);

test.each(['{}', '{"note":1,"keys":[]}', '{"note":"x","keys":[]}'])(
  'does not start over with trust when the state file is %s',
  async (text) => {
    await run();
    writeFileSync(join(folder, 'state.json'), text);
    const { code, lines } = await run();
    expect(lines.join()).toMatch(/state\.json is not a state file$/);
    expect(code).toBe(exitCodes.unreadable);
  },
);

test('does not start over with trust when the state file has no keys', async () => {
  await run();
  const path = join(folder, 'state.json');
  const { note } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ note }));
  expect((await run()).lines.join()).toMatch(/is not a state file$/);
});

test('knows nothing about a site that does not answer', async () => {
  const { code, lines } = await run(log, [], () => Promise.reject(new TypeError('offline')));
  expect(code).toBe(exitCodes.unreadable);
  expect(lines).toEqual(['The log could not be checked: offline']);
});
