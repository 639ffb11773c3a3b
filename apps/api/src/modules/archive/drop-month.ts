import { tryLock } from '../../platform/postgres/lock-text.ts';
import { isLockBusy } from '../../platform/postgres/postgres-error.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { requestWholePass } from '../ledger/public.ts';
import { selectApprovedDrop } from '../staff/public.ts';
import { selectParts } from './archive.store.ts';
import type { ArchiveDeps } from './archive-months.ts';
import { checkArchive, isForwarded } from './check-archive.ts';
import { type Dropped, dropPartitions, selectDropRefusal, writeForward } from './drop-month.store.ts';
import { addSums } from './manifest.ts';

/** Any fixed number. Every command that drops a month takes this advisory lock. */
const dropLock = 7_310_021;

const lockBusy =
  'another transaction used these tables for the whole time. Nothing was changed. End long transactions (pg_stat_activity), or repeat the command later';

/** The month cannot be dropped. Nothing happened. */
export class NotDropped extends Error {
  constructor(month: string, reason: string) {
    super(`${month} was not dropped: ${reason}`);
    this.name = 'NotDropped';
  }
}

/**
 * Drops the rounds of an archived month and its postings of play from the database. Two administrators agreed, and every part was
 * compared with its file and the database now. One transaction writes the forward rows, compares them with the signed
 * manifest, and drops the partitions. Players wait for its last moment only (`drop_month`). The books are checked again afterwards.
 * @throws NotDropped
 */
export async function dropMonth(deps: ArchiveDeps, month: string): Promise<Dropped> {
  const { database, events } = deps;
  const { db } = database;
  const refusal = await selectDropRefusal(db, month);
  if (refusal !== null) throw new NotDropped(month, refusal);
  const change = await selectApprovedDrop(db, month);
  if (change === null) throw new NotDropped(month, 'month_not_approved');
  const findings = await checkArchive(deps, month);
  if (findings.length > 0) throw new NotDropped(month, `the archive differs: ${JSON.stringify(findings.slice(0, 5))}`);
  const expected = totalsOf(await selectParts(db, month));
  const dropped = await inTransaction(database, async (tx) => {
    if (!(await tryLock(tx, dropLock))) throw new NotDropped(month, 'another command is dropping a month');
    const late = await selectDropRefusal(tx, month);
    if (late !== null) throw new NotDropped(month, late);
    await writeForward(tx, month);
    if (!(await isForwarded(tx, month))) throw new NotDropped(month, 'the postings differ from the manifest');
    return dropPartitions(tx, month, change, expected);
  }).catch((error: unknown) => {
    throw isLockBusy(error) ? new NotDropped(month, lockBusy) : error;
  });
  events.report('month_dropped', {
    month,
    rounds: Number(dropped.rounds),
    postings: Number(dropped.postings),
    kept: Number(dropped.kept),
  });
  await requestWholePass(db);
  return dropped;
}

/** What the parts of a month say that it has. */
function totalsOf(parts: Awaited<ReturnType<typeof selectParts>>) {
  const of = (records: 'rounds' | 'journal', name: string) =>
    [...addSums(parts.filter((part) => part.records === records).map(({ sums }) => sums)).values()].reduce(
      (total, sums) => total + (sums.get(name) ?? 0n),
      0n,
    );
  return { rounds: of('rounds', 'rows'), postings: of('journal', 'rows'), amount: of('journal', 'amount') };
}
