import {
  type Checkpoint,
  hashLeaf,
  isSignedBy,
  noteAlgorithms,
  parseBundle,
  parseCheckpoint,
  parseNote,
  rootOf,
  tileAt,
  tilePath,
  tileWidth,
} from '@goldwren/transparency-log';
import type { FastifyInstance } from 'fastify';
import { logIdentity } from '../../src/modules/public-log/log-identity.ts';
import type { SequencerDeps } from '../../src/modules/public-log/public.ts';
import type { TileFiles } from '../../src/modules/public-log/tile-store.ts';
import { sha256 } from '../../src/platform/crypto/sha256.ts';
import { createStatementKeys, verifyEd25519 } from '../../src/platform/crypto/statement-keys.ts';
import type { TestApi } from './api/test-api.ts';

export const testOrigin = 'goldwren.test/log';

export type Entry = Readonly<Record<string, unknown>> & { readonly kind: string };

export interface ReadLog {
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
}

/** Sequencer over the files that the API of the test serves. */
export function sequencerOf(api: TestApi, more: Partial<SequencerDeps> = {}): SequencerDeps {
  return {
    database: api.database,
    identity: logIdentity('https://goldwren.test', createStatementKeys(api.config.statementKeys)),
    tiles: api.context.files.store,
    ...more,
  };
}

/** Files in memory. Every call first waits for `before`, which may throw. */
export function memoryTiles(before: (call: string) => Promise<void> = async () => undefined): TileFiles & {
  readonly stored: Map<string, Buffer>;
} {
  const stored = new Map<string, Buffer>();
  return {
    stored,
    put: async (key, bytes) => {
      await before(`put ${key}`);
      stored.set(key, Buffer.from(bytes));
    },
    get: async (key) => {
      await before(`get ${key}`);
      return stored.get(key) ?? null;
    },
    delete: async (key) => {
      await before(`delete ${key}`);
      stored.delete(key);
    },
  };
}

/**
 * Downloads the whole log as a stranger would, and checks the signature of the checkpoint and its root over the entries.
 * Returns null before the first checkpoint.
 */
export async function readLog(app: FastifyInstance, api: Pick<TestApi, 'config'>): Promise<ReadLog | null> {
  const served = await app.inject('/log/checkpoint');
  if (served.statusCode === 404) return null;
  const note = parseNote(served.body);
  const checkpoint = note && parseCheckpoint(note.text);
  if (!checkpoint) throw new Error('the served checkpoint is malformed');
  const [key] = createStatementKeys(api.config.statementKeys).published;
  const publicKey = Buffer.from(key?.public_key ?? '', 'hex');
  const logKey = { name: checkpoint.origin, algorithm: noteAlgorithms.ed25519, publicKey };
  if (!(await isSignedBy({ sha256, ed25519: verifyEd25519 }, note, logKey))) throw new Error('the signature is wrong');
  const entries: Uint8Array[] = [];
  for (let index = 0; index * tileWidth < checkpoint.size; index += 1) {
    const tile = tileAt('entries', index, checkpoint.size);
    const answer = await app.inject(`/log/${tilePath(tile)}`);
    const bundle = answer.statusCode === 200 ? parseBundle(answer.rawPayload, tile.width) : null;
    if (!bundle) throw new Error(`no bundle ${tilePath(tile)}`);
    entries.push(...bundle);
  }
  const root = await rootOf({ sha256, read: (level, index) => hashSubtree(entries, level, index) }, checkpoint.size);
  if (!Buffer.from(root).equals(checkpoint.root)) throw new Error('the entries do not have the root of the checkpoint');
  return { checkpoint, entries: entries.map((entry) => JSON.parse(Buffer.from(entry).toString('utf8'))) };
}

async function hashSubtree(entries: readonly Uint8Array[], level: number, index: number): Promise<Uint8Array> {
  if (level === 0) return hashLeaf(sha256, entries[index] as Uint8Array);
  const [left, right] = [
    await hashSubtree(entries, level - 1, index * 2),
    await hashSubtree(entries, level - 1, index * 2 + 1),
  ];
  return sha256(Buffer.concat([Buffer.of(1), left, right]));
}

/** Queues this many entries. */
export function queueTimes(api: TestApi, count: number, first = 0): Promise<unknown> {
  return api.owner.query(
    `SELECT queue_log_entry('web_build', jsonb_build_object('manifest_hash', n::text), NULL)
       FROM generate_series($1::int, $2::int) n`,
    [first, first + count - 1],
  );
}
