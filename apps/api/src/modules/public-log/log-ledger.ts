import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import type { Period } from '../../platform/period.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readHead } from '../audit/public.ts';
import {
  hasWaitingLedgerEntry,
  type LedgerWindow,
  queueLogEntry,
  readLedgerWindow,
  readLedgerWindowEnd,
  selectHead,
  selectLedgerEntries,
} from './public-log.store.ts';

/** How many of the newest windows, and how many older ones, each checkpoint states again. */
const newestRestated = 5;
const olderRestated = 5;
/** The longest window. After a long time without a worker, several runs catch up. */
const longestWindowMs = 15 * 60_000;

const windowShape = z.object({ from: z.iso.datetime(), until: z.iso.datetime(), rows: z.int(), digest: z.hex() });
type StatedWindow = z.output<typeof windowShape>;

const nothingNew = { window: null, changed: [] };

/**
 * Queues a ledger checkpoint: a digest of the journal since the previous one, the sums per operator account, and the end of the
 * audit log. It also states some earlier windows again. When a row of the journal is rewritten, the digest of its window
 * differs from the one that is already public, and both the operator and any monitor see it.
 * Waits for the previous checkpoint to be published, because each one begins where that one ended.
 * Returns the window of the new checkpoint, or null when there is none. No two calls return the same part of the journal.
 */
export async function logLedger({ database, events }: Pick<Context, 'database' | 'events'>): Promise<Period | null> {
  const { window, changed } = await inTransaction(database, async (tx) => {
    if (await hasWaitingLedgerEntry(tx)) return nothingNew;
    const { size } = await selectHead(tx);
    const newest = await readStated(tx, Number.MAX_SAFE_INTEGER, newestRestated);
    const window = await nextWindow(tx, newest[0]?.until ?? null);
    if (window === null) return nothingNew;
    const older = size > 1 ? await readStated(tx, Math.floor(Math.random() * size), olderRestated) : [];
    const stated = [...new Map([...newest, ...older].map((one) => [one.from, one])).values()];
    const restated: Awaited<ReturnType<typeof stateWindow>>[] = [];
    // One after the other: a transaction has one connection, and the driver will reject concurrent queries on it.
    for (const one of stated) restated.push(await stateWindow(tx, one.from, one.until));
    const { seq, hash } = await readHead(tx);
    await queueLogEntry(tx, 'ledger_checkpoint', {
      ...window,
      audit_seq: seq,
      audit_hash: hash.toString('hex'),
      restated: restated.map(({ from, until, rows, digest }) => ({ from, until, rows, digest })),
    });
    const changed = stated
      .filter((one, place) => one.digest !== restated[place]?.digest)
      .map(({ from, until }) => ({ from, until }));
    return { window: { from: new Date(window.from), to: new Date(window.until) }, changed };
  });
  for (const one of changed) events.report('ledger_history_changed', one);
  return window;
}

async function nextWindow(tx: Db, previousEnd: string | null) {
  const end = await readLedgerWindowEnd(tx);
  const from = previousEnd === null ? new Date(0) : new Date(previousEnd);
  const until = previousEnd === null ? end : new Date(Math.min(end.getTime(), from.getTime() + longestWindowMs));
  if (until <= from) return null;
  return stateWindow(tx, from.toISOString(), until.toISOString());
}

async function stateWindow(tx: Db, from: string, until: string) {
  const { rowCount, walletCount, digest, moved }: LedgerWindow = await readLedgerWindow(tx, from, until);
  return { from, until, rows: rowCount, wallets: walletCount, digest: digest.toString('hex'), moved };
}

/** Returns windows of published checkpoints before a position, newest first. */
async function readStated(tx: Db, before: number, limit: number): Promise<StatedWindow[]> {
  const entries = await selectLedgerEntries(tx, before, limit);
  return entries.map((entry) => windowShape.parse(JSON.parse(entry.toString('utf8'))));
}
