import { hash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Files } from '../files/public.ts';
import { queueLogEntry } from '../public-log/public.ts';
import {
  deleteParts,
  insertMonth,
  insertPart,
  type Records,
  selectLastPart,
  selectMonth,
  selectNewestMonth,
  selectParts,
} from './archive.store.ts';
import { countOpenRounds, selectFirstMonth, selectMaths } from './archived-rows.checks.ts';
import { digestForward } from './forward.ts';
import { describePart, findUnevenTotals, signManifest, storeManifest } from './manifest.ts';
import { dueAt, nextMonth } from './months.ts';
import { compressRows, OpenRound } from './part-content.ts';

export interface ArchiveDeps extends Pick<Context, 'database' | 'events' | 'clock'> {
  readonly files: Files;
  readonly keys: StatementKeys;
  /** The most rows of a part. Smaller in tests. */
  readonly partRows?: number;
}

/** A part of this many rows has about 8 MB compressed, and is in memory while it is stored. */
const ordinaryPartRows = 250_000;
/** A run that takes longer stops after a part. The next run continues. */
const longestRunMs = 40 * 60_000;
/** A month that is later than this needs attention. */
const lateAfterMs = 3 * 86_400_000;

/**
 * Archives every closed month that is not archived yet, the oldest first, because each manifest contains the hash of the one
 * before. A run that ends early, for any reason, leaves complete parts behind, and the next run continues after them.
 * Returns the months that it completed.
 * @throws Problem `conflict` when another process archives at the same time.
 * @throws the errors of the database and the file store, so that the job is retried.
 */
export async function archiveMonths(deps: ArchiveDeps): Promise<string[]> {
  const { database, events, clock, files } = deps;
  const { db } = database;
  const newest = await selectNewestMonth(db);
  const stored = newest && (await selectMonth(db, newest.month));
  // The process may have stopped after it committed the month.
  if (stored) await storeManifest(files.store, stored);
  const stopAt = clock.now().getTime() + longestRunMs;
  const done: string[] = [];
  let month = newest ? nextMonth(newest.month) : await selectFirstMonth(db);
  for (; month !== null && dueAt(month) <= clock.now(); month = nextMonth(month)) {
    const openRounds = await countOpenRounds(db, month);
    if (openRounds > 0 || !(await archiveMonth(deps, month, stopAt))) {
      if (clock.now().getTime() - dueAt(month).getTime() > lateAfterMs)
        events.report('archive_late', { month, openRounds });
      break;
    }
    done.push(month);
  }
  return done;
}

/** Returns whether the month is complete. */
async function archiveMonth(deps: ArchiveDeps, month: string, stopAt: number): Promise<boolean> {
  for (const records of ['rounds', 'journal'] as const) {
    for (;;) {
      const next = await archiveNextPart(deps, month, records);
      if (next === 'open_round') return false;
      if (next === 'complete') break;
      if (deps.clock.now().getTime() > stopAt) return false;
    }
  }
  return completeMonth(deps, month);
}

async function archiveNextPart(
  { database, files, partRows }: ArchiveDeps,
  month: string,
  records: Records,
): Promise<'complete' | 'added' | 'open_round'> {
  const { db } = database;
  const last = await selectLastPart(db, month, records);
  if (last?.isLast) return 'complete';
  const range = { month, records, after: last?.lastKey ?? null, upTo: null };
  try {
    const { content, file } = await compressRows(db, range, partRows ?? ordinaryPartRows);
    const fileId = await files.put(db, file);
    const part = {
      ...{ month, records, number: (last?.number ?? 0) + 1, fileId, bytes: file.length },
      ...{ sha256: hash('sha256', file, 'buffer'), ...content },
    };
    await inTransaction(database, async (tx) => {
      // A second process that wrote the same part does not keep its file, and a job deletes it.
      if (!(await insertPart(tx, part))) throw new Problem('conflict', { internal: `${month} is being archived` });
      await files.keep(tx, fileId);
    });
    return 'added';
  } catch (error) {
    if (error instanceof OpenRound) return 'open_round';
    throw error;
  }
}

/** Stores the manifest in the database, in the public log and in the file store. */
async function completeMonth(deps: ArchiveDeps, month: string): Promise<boolean> {
  const { database, events, files, keys } = deps;
  const { db } = database;
  const parts = await selectParts(db, month);
  const uneven = findUnevenTotals(parts);
  if (uneven !== null) {
    events.report('archive_differs', { month, faults: ['totals'], findings: [{ fault: 'totals', detail: uneven }] });
    return false;
  }
  const previous = await selectNewestMonth(db);
  const signed = signManifest(
    {
      format: 'goldwren archive 1',
      month,
      previous: previous?.hash.toString('hex') ?? null,
      maths: await selectMaths(db),
      parts: parts.map(describePart),
      forward: await digestForward(db, month, 'journal'),
    },
    keys,
  );
  await inTransaction(database, async (tx) => {
    if (!(await insertMonth(tx, signed))) throw new Problem('conflict', { internal: `${month} is being archived` });
    const manifest_hash = signed.hash.toString('hex');
    await queueLogEntry(tx, 'archived_month', { month, manifest_hash }, `archived_month:${month}`);
  });
  await storeManifest(files.store, signed);
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  events.report('month_archived', { month, parts: parts.length, rows });
  return true;
}

/** Deletes the parts of a month that is not complete, so that the next run begins again. Returns how many there were. */
export function restartMonth(
  { database, files }: Pick<ArchiveDeps, 'database' | 'files'>,
  month: string,
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const deleted = await deleteParts(tx, month);
    await files.release(tx, deleted);
    return deleted.length;
  });
}
