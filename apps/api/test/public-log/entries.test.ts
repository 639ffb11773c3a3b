import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statementBytes } from '@goldwren/game-engine/fairness';
import { catalogue } from '@goldwren/game-engine/registry';
import { expect, test } from 'vitest';
import { logOwnFacts, sequenceLog } from '../../src/modules/public-log/public.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { end, play, start } from '../helpers/play/play.ts';
import { type Entry, readLog, sequencerOf, testOrigin } from '../helpers/public-log.ts';

const api = setUpTestApi();

const blinded = (session: string, outcomeSeed: string) =>
  createHash('sha256').update(`gw3-log|${session}|${outcomeSeed}`).digest('hex');

async function entriesAbout(session: string): Promise<Entry[]> {
  await sequenceLog(sequencerOf(api));
  const log = await readLog(api.app, api);
  return (log?.entries ?? []).filter((entry) => entry.session === session);
}

test('logs every offered maths version once, in the transaction that adds it', async () => {
  await sequenceLog(sequencerOf(api));
  const log = await readLog(api.app, api);
  expect(log?.checkpoint.origin).toBe(testOrigin);
  const maths = log?.entries.filter(({ kind }) => kind === 'maths').map(({ game, hash }) => `${game} ${hash}`);
  expect(maths?.toSorted()).toEqual(catalogue.map(({ game }) => `${game.maths.slug} ${game.mathsHash}`).toSorted());
});

test('logs the start of a session, so that only its player can find it', async () => {
  const player = await newPlayer(api);
  const session = await start(player);
  const [entry, ...others] = await entriesAbout(blinded(session.session_id, session.outcome_seed));
  expect(others).toEqual([]);
  expect(entry).toEqual({
    kind: 'session_start',
    session: blinded(session.session_id, session.outcome_seed),
    outcome_seed: session.outcome_seed,
    chain_start: null,
    maths_hash: session.maths.hash,
    key_id: createStatementKeys(api.config.statementKeys).published[0]?.id,
  });
  const all = JSON.stringify((await readLog(api.app, api))?.entries);
  expect(all).not.toContain(session.session_id);
  expect(all).not.toContain(player.id);
});

test('logs the start of the seed chain, so that the server cannot claim another browser later', async () => {
  const chain_start = 'ab'.repeat(32);
  const player = await newPlayer(api);
  const session = await player.client.games.startSession({ params: { id: '2' }, body: { chain_start } });
  const [entry] = await entriesAbout(blinded(session.session_id, session.outcome_seed));
  expect(entry?.chain_start).toBe(chain_start);
});

test('does not log a session again when it is resumed', async () => {
  const player = await newPlayer(api);
  const session = await start(player);
  expect((await start(player)).resumed).toBe(true);
  expect(await entriesAbout(blinded(session.session_id, session.outcome_seed))).toHaveLength(1);
});

test('logs the hash and the signature of the statement of an ended session, once', async () => {
  const player = await newPlayer(api);
  const session = await start(player);
  const round = await play(player, session.session_id);
  const report = { gold_won: round.payout, rounds: 1 };
  const ended = await end(player, session.session_id, report);
  await end(player, session.session_id, report);
  const [, entry, ...others] = await entriesAbout(blinded(session.session_id, session.outcome_seed));
  expect(others).toEqual([]);
  const { rows } = await api.owner.query(
    'SELECT statement, encode(statement_signature, $2) AS signature, statement_key_id FROM game_session WHERE id = $1',
    [session.session_id, 'hex'],
  );
  expect(ended.report_matches).toBe(true);
  expect(entry).toEqual({
    kind: 'session_statement',
    session: blinded(session.session_id, session.outcome_seed),
    statement_hash: createHash('sha256').update(statementBytes(rows[0].statement)).digest('hex'),
    signature: rows[0].signature,
    key_id: rows[0].statement_key_id,
  });
});

test('does not log a session whose transaction is rolled back', async () => {
  const count = async () => (await api.owner.query('SELECT count(*) FROM log_entry')).rows[0].count;
  const before = await count();
  const client = await api.owner.connect();
  await client.query('BEGIN');
  await client.query("SELECT queue_log_entry('web_build', '{}', NULL)");
  await client.query('ROLLBACK');
  client.release();
  expect(await count()).toBe(before);
});

test('logs the keys and the build of the site once with any number of workers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldwren-build-'));
  const manifest = join(folder, 'build-manifest.json');
  const keys = createStatementKeys(api.config.statementKeys);
  await logOwnFacts({ database: api.database, keys }, manifest);
  await writeFile(manifest, '{"index.html":"abc"}');
  await Promise.all([1, 2, 3].map(() => logOwnFacts({ database: api.database, keys }, manifest)));
  await rm(folder, { recursive: true });
  await sequenceLog(sequencerOf(api));
  const own = (await readLog(api.app, api))?.entries.filter(({ kind }) => /signing_key|web_build/.test(kind));
  const [key] = keys.published;
  expect(own).toEqual([
    { kind: 'signing_key', key_id: key?.id, algorithm: 'Ed25519', public_key: key?.public_key, rotation: null },
    { kind: 'web_build', manifest_hash: createHash('sha256').update('{"index.html":"abc"}').digest('hex') },
  ]);
});

test('logs a build again when it is deployed again after another one, and names the newest to browsers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goldwren-build-'));
  const manifest = join(folder, 'build-manifest.json');
  const keys = createStatementKeys(api.config.statementKeys);
  for (const text of ['first', 'first', 'second', 'second', 'first', 'first']) {
    await writeFile(manifest, text);
    await Promise.all([1, 2, 3].map(() => logOwnFacts({ database: api.database, keys }, manifest)));
    // Some entries have their position and others wait when the next build is deployed.
    if (text === 'second') await sequenceLog(sequencerOf(api));
  }
  await rm(folder, { recursive: true });
  await sequenceLog(sequencerOf(api));
  const entries = (await readLog(api.app, api))?.entries ?? [];
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const hashes = entries.filter(({ kind }) => kind === 'web_build').map(({ manifest_hash }) => manifest_hash);
  expect(hashes.slice(-3)).toEqual(['first', 'second', 'first'].map(hashOf));
  const hint = await api.app.inject('/log/web-build');
  expect(hint.json()).toEqual({ position: entries.findLastIndex(({ kind }) => kind === 'web_build') });
  expect(hint.headers['cache-control']).toBe('no-store');
});
