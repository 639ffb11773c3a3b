import {
  createTileReader,
  isSignedBy,
  noteAlgorithms,
  parseCheckpoint,
  parseNote,
  proveConsistency,
  type SignedNote,
  type TreeHead,
  verifyConsistency,
} from '@goldwren/transparency-log';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { logIdentity } from '../../src/modules/public-log/log-identity.ts';
import { sequenceLog } from '../../src/modules/public-log/public.ts';
import { extendLog } from '../../src/modules/public-log/sequence-log.ts';
import { createTileLoader, type TileFiles } from '../../src/modules/public-log/tile-store.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createStatementKeys, verifyEd25519 } from '../../src/platform/crypto/statement-keys.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { startWorkerProcess } from '../helpers/processes/worker-process.ts';
import { memoryTiles, queueTimes, readLog, sequencerOf } from '../helpers/public-log.ts';
import { until } from '../helpers/until.ts';

let api: TestApi;
const apis: TestApi[] = [];
beforeEach(async () => {
  api = await createTestApi();
  apis.push(api);
});
afterAll(() => Promise.all(apis.map((one) => one.close())));

async function publishedHead(): Promise<TreeHead | null> {
  const { rows } = await api.owner.query('SELECT published FROM log_head');
  const note = rows[0].published === null ? null : parseNote(rows[0].published);
  return note && parseCheckpoint(note.text);
}

/** Requires that each checkpoint extends the one before, with the tiles of the last one. */
async function expectOneHistory(seen: readonly TreeHead[], tiles: Pick<TileFiles, 'get'>): Promise<void> {
  const last = seen.at(-1);
  if (!last) throw new Error('no checkpoint was seen');
  const tree = { sha256, read: createTileReader(sha256, createTileLoader(tiles), last.size) };
  for (const head of seen) {
    const proof = await proveConsistency(tree, head.size, last.size);
    expect(await verifyConsistency(sha256, head, last, proof)).toBe(true);
  }
}

class Killed extends Error {}

test('signs with the former keys too, so that a monitor that trusts only those can follow the log', async () => {
  const keys = createStatementKeys([Buffer.alloc(32, 7), Buffer.alloc(32, 8)]);
  const identity = logIdentity('https://goldwren.test', keys);
  await sequenceLog(sequencerOf(api, { tiles: memoryTiles(), identity }));
  const { rows } = await api.owner.query('SELECT published FROM log_head');
  const note = parseNote(rows[0].published) as SignedNote;
  for (const { public_key } of keys.published) {
    const publicKey = Buffer.from(public_key, 'hex');
    const key = { name: identity.origin, algorithm: noteAlgorithms.ed25519, publicKey };
    expect(await isSignedBy({ sha256, ed25519: verifyEd25519 }, note, key)).toBe(true);
  }
});

describe('the sequencer', () => {
  test('publishes nothing before the first entry, and does nothing when no entry waits', async () => {
    await tamper(api.owner, 'DELETE FROM log_entry');
    expect(await sequenceLog(sequencerOf(api))).toBe(0);
    expect(await readLog(api.app, api)).toBeNull();
    await queueTimes(api, 3);
    expect(await sequenceLog(sequencerOf(api))).toBe(3);
    expect(await sequenceLog(sequencerOf(api))).toBe(0);
    expect((await readLog(api.app, api))?.entries.map((entry) => entry.manifest_hash)).toEqual(['0', '1', '2']);
  });

  test('continues after it was killed before any of its file operations, and never contradicts a checkpoint', async () => {
    await tamper(api.owner, 'DELETE FROM log_entry');
    let callsLeft = 0;
    const tiles = memoryTiles(async () => {
      callsLeft -= 1;
      if (callsLeft === 0) throw new Killed();
    });
    const seen: TreeHead[] = [];
    for (let killedAt = 1; killedAt <= 12; killedAt += 1) {
      await queueTimes(api, 100, killedAt * 1000);
      callsLeft = killedAt;
      await sequenceLog(sequencerOf(api, { tiles })).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      callsLeft = 0;
      const head = await publishedHead();
      if (head) seen.push(head);
      await queueTimes(api, 7, killedAt * 1000 + 500);
      await sequenceLog(sequencerOf(api, { tiles }));
      seen.push((await publishedHead()) as TreeHead);
      await expectOneHistory(seen, tiles);
    }
    expect(seen.at(-1)?.size).toBe(12 * 107);
  });

  test.each(['saveHead', 'publishNote'])('continues after it was killed before %s', async (step) => {
    const statement = step === 'saveHead' ? /set "size"/ : /set "published"/;
    const tiles = memoryTiles();
    await sequenceLog(sequencerOf(api, { tiles }));
    const first = (await publishedHead()) as TreeHead;
    await queueTimes(api, 10);
    const { db } = api.database;
    const query = db.$client.query.bind(db.$client);
    const failing = new Proxy(db.$client, {
      get: (target, name) =>
        name === 'query'
          ? (config: { text?: string }, ...rest: unknown[]) => {
              if (statement.test(config.text ?? '')) throw new Killed();
              return (query as (...all: unknown[]) => unknown)(config, ...rest);
            }
          : Reflect.get(target, name),
    });
    const database = { ...api.database, db: drizzleOver(failing as never) as typeof db };
    await expect(sequenceLog(sequencerOf(api, { tiles, database }))).rejects.toThrow();
    expect(await publishedHead()).toEqual(first);
    await queueTimes(api, 5);
    await sequenceLog(sequencerOf(api, { tiles }));
    const last = (await publishedHead()) as TreeHead;
    expect(last.size).toBe(first.size + 15);
    await expectOneHistory([first, last], tiles);
  });

  test.each([
    ['with the lock', sequenceLog],
    ['after the lock was lost', extendLog],
  ])('never forks when several run at once, %s', async (_what, run) => {
    const tiles = memoryTiles(async () => new Promise((resolve) => setTimeout(resolve, Math.random() * 3)));
    const seen: TreeHead[] = [];
    for (let round = 0; round < 8; round += 1) {
      await queueTimes(api, 40, round * 100);
      await Promise.all([1, 2, 3, 4].map(() => run(sequencerOf(api, { tiles })).catch(() => 0)));
      seen.push((await publishedHead()) as TreeHead);
    }
    await sequenceLog(sequencerOf(api, { tiles }));
    seen.push((await publishedHead()) as TreeHead);
    await expectOneHistory(seen, tiles);
  });

  test('signs nothing more when stored tiles do not match its last checkpoint', async () => {
    const tiles = memoryTiles();
    await sequenceLog(sequencerOf(api, { tiles }));
    const before = await publishedHead();
    const [name, bytes] = [...tiles.stored].find(([key]) => key.includes('tile/0/')) as [string, Buffer];
    bytes[3] = (bytes[3] ?? 0) ^ 1;
    tiles.stored.set(name, bytes);
    await queueTimes(api, 1);
    await expect(sequenceLog(sequencerOf(api, { tiles }))).rejects.toThrow('do not have the root of the checkpoint');
    expect(await publishedHead()).toEqual(before);
  });

  test('deletes partial tiles once the full one is public', async () => {
    await tamper(api.owner, 'DELETE FROM log_entry');
    const tiles = memoryTiles();
    for (const count of [10, 200, 60]) {
      await queueTimes(api, count);
      await sequenceLog(sequencerOf(api, { tiles }));
    }
    expect([...tiles.stored.keys()].toSorted()).toEqual([
      'public-log/tile/0/000',
      'public-log/tile/0/001-p/14',
      'public-log/tile/1/000-p/1',
      'public-log/tile/entries/000',
      'public-log/tile/entries/001-p/14',
    ]);
  });

  test('publishes within a few seconds in the worker, also after it was killed', async () => {
    const { place } = api.config.files;
    const settings = { PUBLIC_ORIGIN: 'https://goldwren.test', FILES_DIR: 'folder' in place ? place.folder : '' };
    const sizeOver = (size: number) =>
      until('the checkpoint grows', async () => ((await publishedHead())?.size ?? 0) > size, 30_000);
    const first = await startWorkerProcess(api.url, settings);
    await sizeOver(0);
    await queueTimes(api, 300);
    await first.kill();
    const second = await startWorkerProcess(api.url, settings);
    await sizeOver(300);
    await second.stop();
    expect((await readLog(api.app, api))?.checkpoint.size).toBeGreaterThan(300);
  }, 90_000);
});
