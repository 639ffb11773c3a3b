import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKey, createWitnessServer, runMonitor } from '@goldwren/log-monitor';
import { type NoteKey, noteAlgorithms, parseNote, type SignedNote, witnessesOf } from '@goldwren/transparency-log';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createCosignatureCollector } from '../../src/modules/public-log/collect-cosignatures.ts';
import { logLedger, logOwnFacts, sequenceLog } from '../../src/modules/public-log/public.ts';
import { createTileLoader } from '../../src/modules/public-log/tile-store.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createStatementKeys, verifyEd25519 } from '../../src/platform/crypto/statement-keys.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';
import { queueTimes, sequencerOf, testOrigin } from '../helpers/public-log.ts';

let api: TestApi;
let folder: string;
const apis: TestApi[] = [];
const servers: Server[] = [];
beforeEach(async () => {
  api = await createTestApi();
  apis.push(api);
  folder = mkdtempSync(join(tmpdir(), 'goldwren-monitor-'));
  await logOwnFacts({ database: api.database, keys: createStatementKeys(api.config.statementKeys) });
  await sequenceLog(sequencerOf(api));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
afterAll(() => Promise.all(apis.map((one) => one.close())));

/** Runs the published monitor over the routes of the API. */
async function monitor(): Promise<{ code: number; lines: string }> {
  const lines: string[] = [];
  const fetchUrl: typeof fetch = async (url) => {
    const answer = await api.app.inject(new URL(String(url)).pathname);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
  };
  const command = { site: 'https://goldwren.test', keys: [], state: join(folder, 'state.json') };
  const code = await runMonitor(command, (line) => lines.push(line), fetchUrl);
  return { code, lines: lines.join('\n') };
}

async function logJournal(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await logLedger(api.context);
  await sequenceLog(sequencerOf(api));
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const witnessKey = createSigningKey(Buffer.alloc(32, 9));
const witness: NoteKey = {
  name: 'witness.test/w1',
  algorithm: noteAlgorithms.cosignature,
  publicKey: witnessKey.publicKey,
};

async function startWitness(): Promise<string> {
  const publicKey = Buffer.from(createStatementKeys(api.config.statementKeys).published[0]?.public_key ?? '', 'hex');
  const logs = [{ name: testOrigin, algorithm: noteAlgorithms.ed25519, publicKey }];
  return listen(createWitnessServer({ name: witness.name, key: witnessKey, logs, now: () => 1_700_000_000 }, folder));
}

function collector(url: string, failures: unknown[] = []) {
  const load = createTileLoader(api.context.files.store);
  return createCosignatureCollector([{ url, key: witness }], load, (_name, error) => failures.push(error));
}

async function cosigners(): Promise<NoteKey[]> {
  const note = parseNote((await api.app.inject('/log/checkpoint')).body) as SignedNote;
  return witnessesOf({ sha256, ed25519: verifyEd25519 }, note, [witness]);
}

/** The log as an operator with all rights would rewrite it: other bytes in an entry, and everything derived again. */
async function rewriteLog(): Promise<void> {
  await tamper(
    api.owner,
    "UPDATE log_entry SET entry = convert_to(replace(convert_from(entry, 'UTF8'), '1.0.0', '1.0.1'), 'UTF8')",
  );
  await tamper(
    api.owner,
    "UPDATE log_head SET size = 0, root = sha256(''), note = NULL, published = NULL, published_size = 0",
  );
  await sequenceLog(sequencerOf(api));
}

test('the monitor agrees with an honest server', async () => {
  const player = await newPlayer(api);
  await play(player, (await start(player)).session_id);
  await logJournal();
  expect(await monitor()).toMatchObject({ code: 0 });
  await queueTimes(api, 300);
  await logJournal();
  expect(await monitor()).toMatchObject({ code: 0 });
});

test('the monitor reports a journal that a superuser rewrote with triggers off, with the audit log rolled back', async () => {
  const player = await newPlayer(api);
  await play(player, (await start(player)).session_id);
  await logJournal();
  expect((await monitor()).code).toBe(0);
  await tamper(api.owner, 'UPDATE journal SET amount = amount - 1, balance_after = balance_after - 1 WHERE seq = 1');
  await tamper(api.owner, 'DELETE FROM staff_audit');
  await tamper(api.owner, "UPDATE staff_audit_head SET seq = 0, hash = sha256('')");
  await logJournal();
  const { code, lines } = await monitor();
  expect(code).toBe(1);
  expect(lines).toContain('was rewritten after it was logged');
});

test('the monitor and the witness reject a log whose entries, tiles and checkpoint were all rewritten', async () => {
  const url = await startWitness();
  await queueTimes(api, 5);
  await sequenceLog(sequencerOf(api, { collectCosignatures: collector(url) }));
  expect(await cosigners()).toEqual([witness]);
  expect((await monitor()).code).toBe(0);
  await rewriteLog();
  expect(await monitor()).toMatchObject({ code: 1, lines: expect.stringContaining('does not extend') });
  const failures: unknown[] = [];
  await queueTimes(api, 5);
  await sequenceLog(sequencerOf(api, { collectCosignatures: collector(url, failures) }));
  expect(await cosigners()).toEqual([]);
  expect(String(failures[0])).toContain('status 422');
});

test('the monitor reports a checkpoint that was rolled back', async () => {
  const { rows } = await api.owner.query('SELECT published FROM log_head');
  await queueTimes(api, 5);
  await sequenceLog(sequencerOf(api));
  expect((await monitor()).code).toBe(0);
  await tamper(api.owner, 'UPDATE log_head SET published = $1', [rows[0].published]);
  expect(await monitor()).toMatchObject({ code: 1, lines: expect.stringContaining('rolled back') });
});

test('cosigns every later checkpoint, also after the worker restarted without its memory', async () => {
  const url = await startWitness();
  for (let run = 0; run < 3; run += 1) {
    await queueTimes(api, 100);
    await sequenceLog(sequencerOf(api, { collectCosignatures: collector(url) }));
    expect(await cosigners()).toEqual([witness]);
  }
});

test('publishes without a witness that never answers, after at most its time limit', async () => {
  const failures: unknown[] = [];
  const silent = await listen(createServer(() => undefined));
  await queueTimes(api, 5);
  const begun = performance.now();
  await sequenceLog(sequencerOf(api, { collectCosignatures: collector(silent, failures) }));
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(failures).toHaveLength(1);
  expect((await monitor()).code).toBe(0);
});

test('does not publish a signature that is not the cosignature of the witness', async () => {
  const forger = await listen(
    createServer((_request, response) => response.end('— witness.test/w1 AAAAAAAAAAAAAAAAAAAA\n')),
  );
  const failures: unknown[] = [];
  await queueTimes(api, 5);
  await sequenceLog(sequencerOf(api, { collectCosignatures: collector(forger, failures) }));
  expect((await api.app.inject('/log/checkpoint')).body).not.toContain('witness.test');
  expect(failures).toHaveLength(1);
});
