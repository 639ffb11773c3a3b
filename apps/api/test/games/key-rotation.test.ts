import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followRotations, type RotatedKey } from '@goldwren/game-engine/fairness';
import { runMonitor } from '@goldwren/log-monitor';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logOwnFacts, sequenceLog } from '../../src/modules/public-log/public.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createStatementKeys, verifyEd25519 } from '../../src/platform/crypto/statement-keys.ts';
import { fromPackageRoot } from '../../src/platform/package-root.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { end, play, starlight } from '../helpers/play/play.ts';
import { readLog, sequencerOf } from '../helpers/public-log.ts';

const cli = fromPackageRoot('..', '..', 'packages', 'verify-rounds', 'src', 'cli.ts');
const newSeed = '4e1b7a90c35d82f6016be94d7c2a58f3b9d04e6c1a7f3528e6b0d9c47a1f5e83';

let folder: string;
/** A server with the first key, one with both, and one where the first key was dropped. They share a database. */
let before: TestApi;
let after: TestApi;
let dropped: TestApi;
let player: Player;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goldwren-rotation-'));
  before = await createTestApi();
  const oldSeed = before.config.statementKeys[0].toString('hex');
  const withKeys = (keys: string) =>
    createTestApi({ databaseUrl: before.url, settings: { STATEMENT_SIGNING_KEY: keys } });
  after = await withKeys(`${newSeed},${oldSeed}`);
  dropped = await withKeys(newSeed);
});
beforeEach(async () => {
  player = await newPlayer(before);
});
afterAll(async () => {
  await Promise.all([after.close(), dropped.close()]);
  await before.close();
  rmSync(folder, { recursive: true });
});

const at = (api: TestApi): Player => Object.assign(api.caller(), { cookie: player.cookie }) as unknown as Player;

async function keysOf(api: TestApi): Promise<RotatedKey[]> {
  const { results } = await api.caller().client.fairness.keys();
  return results.map(({ public_key, rotation }) => ({ publicKey: public_key, rotation }));
}

/** What a browser does with the published keys (apps/web/src/shared/fairness/key-pin.ts). */
const follow = (held: readonly RotatedKey[], offered: readonly RotatedKey[]) =>
  followRotations({ sha256, ed25519: verifyEd25519 }, held, offered);

async function startAt(api: TestApi): Promise<string> {
  const params = { id: String(starlight) };
  return (await at(api).client.games.startSession({ params, body: {} })).session_id;
}

/** Plays one round, ends the session and exports it like the site does. */
async function exportFrom(playsAt: TestApi, endsAt: TestApi, session: string) {
  const { payout } = await play(at(playsAt), session);
  const { server_seed, statement, signature, key_id } = await end(at(endsAt), session, { gold_won: payout, rounds: 1 });
  const { results: rounds } = await at(endsAt).client.games.listRounds({ query: { session } });
  const [{ game, maths, outcome_seed }] = rounds as [(typeof rounds)[number]];
  const one = { session_id: session, game, maths, outcome_seed, server_seed, statement, signature, key_id, rounds };
  const rotations = (await keysOf(endsAt)).flatMap(({ publicKey, rotation }) =>
    rotation ? [{ public_key: publicKey, ...rotation }] : [],
  );
  return { key_id, file: { sessions: [one], rotations } };
}

function verifyWith({ publicKey }: RotatedKey, file: object): number | null {
  const path = join(folder, 'session.json');
  writeFileSync(path, JSON.stringify(file));
  return spawnSync(process.execPath, [cli, '--key', publicKey, path]).status;
}

test('a session of each key is verified with the first key, also with the published command', async () => {
  const [old] = (await keysOf(before)) as [RotatedKey];
  const [current, former] = (await keysOf(after)) as [RotatedKey, RotatedKey];
  expect(former).toEqual(old);
  expect(await follow([old], [current, former])).toEqual({ accepted: [current], refused: [] });
  const earlier = await exportFrom(before, before, await startAt(before));
  const later = await exportFrom(after, after, await startAt(after));
  expect(later.key_id).not.toBe(earlier.key_id);
  expect(verifyWith(old, earlier.file)).toBe(0);
  expect(verifyWith(old, later.file)).toBe(0);
  expect(verifyWith(old, { ...later.file, rotations: [] })).toBe(1);
  expect(verifyWith(current, earlier.file)).toBe(1);
});

test('servers with the earlier and the later key serve the same sessions during a rolling restart', async () => {
  const [old] = (await keysOf(before)) as [RotatedKey];
  for (const [starts, plays, ends] of [
    [before, after, before],
    [after, before, before],
    [before, before, after],
  ] as const) {
    const { key_id, file } = await exportFrom(plays, ends, await startAt(starts));
    expect(key_id).toBe((await ends.caller().client.fairness.keys()).results[0]?.id);
    expect((await follow([old, ...(await keysOf(after))], await keysOf(ends))).refused).toEqual([]);
    expect(verifyWith(old, file)).toBe(0);
  }
});

test('the public log has the rotation, and the published monitor accepts it', async () => {
  const command = { site: 'https://goldwren.test', keys: [], state: join(folder, 'state.json') };
  const monitor = async (api: TestApi) => {
    await logOwnFacts({ database: api.database, keys: createStatementKeys(api.config.statementKeys) });
    await sequenceLog(sequencerOf(api));
    const lines: string[] = [];
    const code = await runMonitor(
      command,
      (line) => lines.push(line),
      async (url) => {
        const answer = await api.app.inject(new URL(String(url)).pathname);
        return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
      },
    );
    return { code, lines: lines.join('\n') };
  };
  expect((await monitor(before)).code).toBe(0);
  expect((await monitor(after)).code).toBe(0);
  const entries = (await readLog(before.app, after))?.entries.filter(({ kind }) => kind === 'signing_key');
  const { results } = await after.caller().client.fairness.keys();
  expect(entries?.map(({ public_key, rotation }) => ({ public_key, rotation }))).toEqual(
    results.toReversed().map(({ public_key, rotation }) => ({ public_key, rotation })),
  );
  // A key that was published without the rotation in the log.
  expect((await monitor(dropped)).lines).toContain('has another rotation in the log');
});

test('a new key is rejected by browsers when the earlier key was dropped', async () => {
  const [old] = (await keysOf(before)) as [RotatedKey];
  const published = await keysOf(dropped);
  expect(published).toEqual([{ publicKey: (await keysOf(after))[0]?.publicKey, rotation: null }]);
  expect(await follow([old], published)).toEqual({ accepted: [], refused: published });
});
