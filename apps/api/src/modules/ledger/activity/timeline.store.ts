import type { Currency, JournalKind } from '@goldwren/rules';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { callFunction } from '../../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { type JournalRow, journalColumns } from '../ledger.store.ts';
import { isApartFromPlay, journal } from '../ledger.table.ts';

interface KindsQuery {
  playerId: string;
  currency: Currency;
  kinds: readonly JournalKind[];
  belowSeq: bigint;
  limit: number;
}

function below(at: Inputs<KindsQuery>) {
  return and(
    eq(journal.playerId, at.playerId),
    eq(journal.currency, at.currency),
    lt(journal.seq, at.belowSeq),
    sql`${journal.kind} = ANY (${at.kinds}::journal_kind[])`,
  );
}

const ofKinds = prepared('select_journal_kinds', (db, at: Inputs<KindsQuery>) =>
  db.select(journalColumns).from(journal).where(below(at)).orderBy(desc(journal.seq)).limit(at.limit),
);

/** Returns the newest rows of these kinds below `belowSeq`. Use it for the common kinds, stakes and wins. */
export function selectOfKinds(db: Db, query: KindsQuery): Promise<JournalRow[]> {
  return ofKinds(db, query);
}

const apart = prepared('select_journal_apart', (db, at: Inputs<KindsQuery>) =>
  db
    .select(journalColumns)
    .from(journal)
    .where(and(below(at), isApartFromPlay(journal.kind)))
    .orderBy(desc(journal.seq))
    .limit(at.limit),
);

/**
 * Returns the same for kinds other than play. Reads an index without stakes and wins, so many rounds in between cost
 * nothing.
 */
export function selectApart(db: Db, query: KindsQuery): Promise<JournalRow[]> {
  return apart(db, query);
}

export interface BalancePoint {
  /** When the balance was reached. For the opening balance, the start of the range. */
  readonly at: Date;
  readonly balance: bigint;
  readonly low: bigint;
  readonly high: bigint;
  /** Whether this is the opening balance. If so, it is the first row. Absent when nothing moved before the range. */
  readonly opens: boolean;
  /** Whether the extremes come from an even sample. */
  readonly sampled: boolean;
}

/** Returns the balance since an instant in equal periods of time. Above `exactRows`, it reads a sample. */
export function selectBalancePoints(
  db: Db,
  query: {
    playerId: string;
    currency: Currency;
    from: Date;
    to: Date;
    points: number;
    exactRows: number;
    sampledRows: number;
  },
): Promise<BalancePoint[]> {
  const { playerId, currency, from, to, points, exactRows, sampledRows } = query;
  return callFunction<BalancePoint>(db, 'balance_points', [
    playerId,
    currency,
    from,
    to,
    points,
    exactRows,
    sampledRows,
  ]);
}
