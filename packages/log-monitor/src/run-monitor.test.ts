import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSigningKey } from './node-cryptography.ts';
import { exitCodes, runMonitor } from './run-monitor.ts';
import { createMemoryLog, testKey } from './testing/memory-log.ts';

const publicKey = Buffer.from(testKey.publicKey).toString('hex');
const facts = [
  { kind: 'signing_key', key_id: 'k1', algorithm: 'Ed25519', public_key: publicKey },
  { kind: 'maths', game: 'keno', version: '1.0.0', hash: 'm1' },
];
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
let offered: { slug: string; maths: { version: string; hash: string } }[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-monitor-'));
  log = await createMemoryLog();
  await log.append(...facts);
  offered = [{ slug: 'keno', maths: { version: '1.0.0', hash: 'm1' } }];
});
afterEach(() => rmSync(folder, { recursive: true }));

function siteOf(served: Log): typeof fetch {
  return async (url) => {
    const path = new URL(String(url)).pathname;
    if (path === '/api/fairness/keys') return Response.json({ results: [{ id: 'k1', public_key: publicKey }] });
    if (path === '/api/games') return Response.json({ results: offered });
    const found = path === '/log/checkpoint' ? served.notes.at(-1) : served.tiles.get(path.slice('/log/'.length));
    return found === undefined ? new Response(null, { status: 404 }) : new Response(found as string);
  };
}

async function run(served: Log = log): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const command = { site: 'https://goldwren.test', keys: [], state: join(folder, 'state.json') };
  const code = await runMonitor(command, (line) => lines.push(line), siteOf(served));
  return { code, lines };
}

async function expectContradiction(sentence: string | RegExp, served: Log = log): Promise<void> {
  const { code, lines } = await run(served);
  expect(lines.join('\n')).toMatch(sentence);
  expect(code).toBe(exitCodes.contradiction);
}

test('agrees with a log that grows and with what the API publishes', async () => {
  expect(await run()).toEqual({ code: 0, lines: ['The log of https://goldwren.test agrees: 2 entries.'] });
  await log.append(session, statement, { kind: 'a later kind' }, ledgerAt(0), ledgerAt(1, again(0)));
  expect(await run()).toEqual({ code: 0, lines: ['The log of https://goldwren.test agrees: 7 entries.'] });
});

test('follows a new key that the log has before the old one stops signing, and no other', async () => {
  const next = createSigningKey(Buffer.alloc(32, 2));
  await run();
  log.signers.push(next);
  await log.append({ ...facts[0], key_id: 'k2', public_key: Buffer.from(next.publicKey).toString('hex') });
  expect((await run()).code).toBe(0);
  log.signers.splice(0, 2, next);
  await log.append(session);
  expect((await run()).code).toBe(0);
  log.signers.splice(0, 1, createSigningKey(Buffer.alloc(32, 3)));
  await log.append(statement);
  await expectContradiction('not signed with a key that this monitor trusts');
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
  ['keys that are not logged', [facts[1]], 'The published key k1 is not in the log.'],
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

test('does not trust a damaged state file or a site that does not answer', async () => {
  await run();
  writeFileSync(join(folder, 'state.json'), '{}');
  expect((await run()).code).toBe(exitCodes.unreadable);
  const lines: string[] = [];
  const offline = () => Promise.reject(new TypeError('offline'));
  const command = { site: 'https://goldwren.test', keys: [], state: join(folder, 'other.json') };
  expect(await runMonitor(command, (line) => lines.push(line), offline)).toBe(exitCodes.unreadable);
  expect(lines).toEqual(['The log could not be checked: offline']);
});
