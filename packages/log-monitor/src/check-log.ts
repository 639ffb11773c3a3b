import {
  BrokenTile,
  type Checkpoint,
  emptyRoot,
  equalBytes,
  extendTree,
  followLog,
  type LogFault,
  type LogSource,
  parseBundle,
  tileAt,
  tileWidth,
} from '@goldwren/transparency-log';
import type { LoggedBuild } from './check-build.ts';
import { checkEntries, loggedBuilds, type Published } from './check-entries.ts';
import { followLoggedKeys } from './check-keys.ts';
import { nodeCryptography } from './node-cryptography.ts';

export interface MonitorState {
  /** The last accepted checkpoint, as text. */
  readonly note: string;
  /** The keys that this monitor trusts, hex: those that it began with, and those that a chain of rotations leads to. */
  readonly keys: readonly string[];
}

export interface MonitorReport {
  /** One sentence for each contradiction. Empty when everything agrees. */
  readonly contradictions: readonly string[];
  readonly size: number;
  readonly builds: readonly LoggedBuild[];
  /** To store for the next run. Null when there is nothing to store. */
  readonly state: MonitorState | null;
}

const sentences: Readonly<Record<LogFault, string>> = {
  unsigned: 'The checkpoint is not signed with a key that this monitor trusts.',
  rollback: 'The log is smaller than at the last check: it was rolled back.',
  fork: 'The log does not extend the checkpoint of the last check: it was rewritten, or it shows different trees.',
  tiles: 'The tiles do not have the root of the checkpoint.',
};

/** The report before the first checkpoint. */
const nothing: MonitorReport = { contradictions: [], size: 0, builds: [], state: null };

/**
 * Downloads the whole log, recomputes its root, and compares its entries with each other and with what the API publishes.
 * @param held the state of the last run. On the first run, the monitor trusts `firstKeys`
 * @throws errors of the network
 */
export async function checkLog(
  source: LogSource,
  published: Published,
  held: MonitorState | null,
  firstKeys: readonly string[],
): Promise<MonitorReport> {
  const keys = held?.keys ?? firstKeys;
  const trusted = keys.map((key) => new Uint8Array(Buffer.from(key, 'hex')));
  const followed = await followLog(nodeCryptography, source, { trusted, held: held?.note ?? null }).catch(
    (error: unknown) => {
      if (error instanceof BrokenTile) return null;
      throw error;
    },
  );
  if (followed === null) return failed(`Tiles of the checkpoint are missing.`);
  const { fault, served, checkpoint } = followed;
  if (fault !== null) return failed(sentences[fault]);
  if (checkpoint === null) return nothing;
  const entries = await downloadEntries(source, checkpoint);
  if (entries === null) return failed('Entries of the checkpoint are missing or malformed.');
  if (!(await haveRoot(entries, checkpoint))) return failed('The entries do not have the root of the checkpoint.');
  const contradictions = await checkEntries(entries, published);
  // Also with contradictions, this checkpoint is what the next one must extend.
  const state = { note: served, keys: [...keys, ...(await followLoggedKeys(keys, entries))] };
  return { contradictions, size: checkpoint.size, builds: loggedBuilds(entries), state };
}

function failed(sentence: string): MonitorReport {
  return { ...nothing, contradictions: [sentence] };
}

async function downloadEntries({ tile: load }: LogSource, { size }: Checkpoint): Promise<Uint8Array[] | null> {
  const entries: Uint8Array[] = [];
  for (let index = 0; index * tileWidth < size; index += 1) {
    const tile = tileAt('entries', index, size);
    const bundle = await load(tile);
    const part = bundle && parseBundle(bundle, tile.width);
    if (!part) return null;
    entries.push(...part);
  }
  return entries;
}

async function haveRoot(entries: readonly Uint8Array[], { root }: Checkpoint): Promise<boolean> {
  const { sha256 } = nodeCryptography;
  const empty = { size: 0, root: await emptyRoot(sha256) };
  return equalBytes((await extendTree(sha256, async () => null, empty, entries)).root, root);
}
