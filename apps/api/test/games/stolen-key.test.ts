import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followRotations, type SessionStatement, statementBytes } from '@goldwren/game-engine/fairness';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobsOf } from '../../src/jobs/scheduled-jobs.ts';
import { auditFinishedDays } from '../../src/modules/games/public.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createStatementKeys, verifyEd25519 } from '../../src/platform/crypto/statement-keys.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { testSecrets, testSettings } from '../helpers/api/settings.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import type { Player } from '../helpers/people/players.ts';
import { end } from '../helpers/play/play.ts';
import { createAudit, faultsOf, movePlay, type Reported } from '../helpers/play/round-audit.ts';
import { type Played, played } from '../helpers/play/round-frauds.ts';

// docs/operations/signing-keys.md, "When a key was stolen".
const cli = fromPackageRoot('..', '..', 'packages', 'verify-rounds', 'src', 'cli.ts');
const stolenSeed = testSecrets.STATEMENT_SIGNING_KEY;
const newSeed = '4e1b7a90c35d82f6016be94d7c2a58f3b9d04e6c1a7f3528e6b0d9c47a1f5e83';
const keysOf = (seed: string) => createStatementKeys([Buffer.from(seed, 'hex')]);
const stolen = keysOf(stolenSeed).published[0] as ReturnType<typeof keysOf>['published'][number];
const dayMs = 86_400_000;

let folder: string;
/** The server before the theft. Afterwards: one that follows the procedure, and one without STOLEN_STATEMENT_KEYS. */
let before: Server;
let after: Server;
let dropped: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-stolen-'));
  before = await openServer({});
  const { url } = before.api;
  after = await openServer({ STATEMENT_SIGNING_KEY: newSeed, STOLEN_STATEMENT_KEYS: stolen.public_key }, url);
  dropped = await openServer({ STATEMENT_SIGNING_KEY: newSeed }, url);
});
beforeEach(async () => {
  // Earlier tests sealed the same day.
  rmSync(join(folder, 'audited-days'), { recursive: true, force: true });
  await movePlay(before.api, -30);
  await before.api.owner.query('DELETE FROM game_return; UPDATE game SET enabled = true');
});
afterAll(async () => {
  await Promise.all([after.api.close(), dropped.api.close()]);
  await before.api.close();
  rmSync(folder, { recursive: true });
});

interface Server {
  readonly api: TestApi;
  /** Runs a scheduled job as the worker does. Returns what it reported. */
  run(job: 'audit_rounds' | 'anchor_audit' | 'check_audit'): Promise<Reported[]>;
}

async function openServer(keys: Record<string, string>, databaseUrl?: string): Promise<Server> {
  const settings = { FILES_DIR: folder, ...keys };
  const api = await createTestApi({ settings, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  return {
    api,
    async run(job) {
      const reported: Reported[] = [];
      const events = { report: (name: Reported['name'], facts: unknown) => void reported.push({ name, facts }) };
      const { taskList } = jobsOf({ ...api.context, events }, testSettings(api.url, settings));
      await taskList[job]?.(null, {} as never);
      return reported;
    },
  };
}

/** Runs the audit of rounds some days later in this process, which is faster than the job. Returns the faults. */
async function auditHere({ api }: Server, days = 0): Promise<string[]> {
  const { deps, faults } = createAudit(api, () => new Date(Date.now() + days * dayMs));
  await auditFinishedDays({ ...deps, sealStore: api.context.files.store });
  return faults();
}

const isOn = async () => (await before.api.owner.query('SELECT enabled FROM game WHERE id = 2')).rows[0]?.enabled;

/** A session of yesterday whose statement the stolen key signed before the theft. */
async function playedBefore(): Promise<Played> {
  const victim = await played(before.api, { isEnded: true });
  await movePlay(before.api, -1);
  return victim;
}

/** Signs another statement of the session, as a thief with access to the database could. */
async function signAgain({ session }: Played, seed: string, change: (from: SessionStatement) => SessionStatement) {
  const { rows } = await before.api.owner.query('SELECT statement FROM game_session WHERE id = $1', [session]);
  const statement = change(rows[0]?.statement);
  const { signature, keyId } = keysOf(seed).sign(statementBytes(statement));
  await tamper(
    before.api.owner,
    'UPDATE game_session SET statement = $2, statement_signature = $3, statement_key_id = $4 WHERE id = $1',
    [session, statement, signature, keyId],
  );
}

test('the audit of rounds accepts the statements of a stolen key that is named, and keeps the games on', async () => {
  await playedBefore();
  expect(faultsOf(await after.run('audit_rounds'))).toEqual([]);
  expect(await isOn()).toBe(true);
});

test('the audit of rounds rejects the same statements when the key is not named, and switches the game off', async () => {
  await playedBefore();
  expect(await auditHere(dropped)).toEqual(['statement_signature']);
  expect(await isOn()).toBe(false);
});

test('the audit of rounds accepts a seal of a stolen key only when the key is named', async () => {
  await playedBefore();
  expect(await auditHere(before, 1)).toEqual([]);
  expect(await auditHere(after, 2)).toEqual([]);
  expect(await auditHere(dropped, 2)).toEqual(['seal_not_genuine']);
});

test.each<[string, string, (from: SessionStatement) => SessionStatement, string[]]>([
  [
    'a statement of the stolen key about other payouts',
    stolenSeed,
    (from) => ({ ...from, paid: { ...from.paid, gold: '1.00' } }),
    ['statement'],
  ],
  [
    'a statement of the stolen key about another session',
    stolenSeed,
    (from) => ({ ...from, session: '0199a0a0-0000-7000-8000-000000000001' }),
    ['statement'],
  ],
  ['a statement of a key that is not named', 'ab'.repeat(32), (from) => from, ['statement_signature']],
])('the audit of rounds rejects %s', async (_what, seed, change, faults) => {
  await signAgain(await playedBefore(), seed, change);
  expect(await auditHere(after)).toEqual(faults);
  expect(await isOn()).toBe(false);
});

test('the check of the audit log accepts an anchor of a stolen key only when the key is named', async () => {
  await before.run('anchor_audit');
  expect(await after.run('check_audit')).toEqual([]);
  const found = await dropped.run('check_audit');
  expect(found.map(({ name, facts }) => [name, facts.fault])).toEqual([['audit_anchor_differs', 'not_genuine']]);
});

/** Ends a session at this server, and exports it like the site does. */
async function exportAt({ api }: Server, player: Player, session: string) {
  const at = Object.assign(api.caller(), { cookie: player.cookie }) as unknown as Player;
  const { results } = await at.client.games.listRounds({ query: { session } });
  const rounds = results.toReversed();
  const paid = rounds.reduce((sum, { payout }) => sum + Number(payout), 0).toFixed(2);
  const ended = await end(at, session, { gold_won: paid, rounds: rounds.length });
  const { server_seed, statement, signature, key_id } = ended;
  const [{ game, maths, outcome_seed }] = rounds as [(typeof rounds)[number]];
  const one = { session_id: session, game, maths, outcome_seed, server_seed, statement, signature, key_id };
  return { sessions: [{ ...one, rounds }], rotations: [] };
}

function verifyWith(publicKey: string, file: object): number | null {
  const path = join(folder, 'session.json');
  writeFileSync(path, JSON.stringify(file));
  return spawnSync(process.execPath, [cli, '--key', publicKey, path]).status;
}

test('a named stolen key is not published, signs nothing, and leads to no other key', async () => {
  const { results } = await after.api.caller().client.fairness.keys();
  expect(results).toEqual(keysOf(newSeed).published);
  const [current] = results as [(typeof results)[number]];
  const held = [{ publicKey: stolen.public_key, rotation: null }];
  const offered = [{ publicKey: current.public_key, rotation: current.rotation }];
  const browser = await followRotations({ sha256, ed25519: verifyEd25519 }, held, offered);
  expect(browser).toEqual({ accepted: [], refused: offered });
  const { player, session } = await played(before.api);
  const file = await exportAt(after, player, session);
  expect(file.sessions[0]?.key_id).toBe(current.id);
  expect(verifyWith(current.public_key, file)).toBe(0);
  expect(verifyWith(stolen.public_key, file)).toBe(1);
});

test('the published command rejects a session of a stolen key for those who know only the new key', async () => {
  const { player, session } = await played(before.api);
  const file = await exportAt(before, player, session);
  const [current] = keysOf(newSeed).published as [typeof stolen];
  expect(verifyWith(stolen.public_key, file)).toBe(0);
  expect(verifyWith(current.public_key, file)).toBe(1);
});
