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

/** The newest rows of these kinds below `belowSeq`; for kinds that most rows are of. */
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

/** The same for kinds that are not of play: however many rounds lie between, they are not read. */
export function selectApart(db: Db, query: KindsQuery): Promise<JournalRow[]> {
  return apart(db, query);
}

export interface BalancePoint {
  /** When that balance came to be; of the opening, when the range begins. */
  readonly at: Date;
  readonly balance: bigint;
  readonly low: bigint;
  readonly high: bigint;
  /** The balance with which the range opens: the first row, where something had moved before. */
  readonly opens: boolean;
  /** Extremes are those of an even sample. */
  readonly sampled: boolean;
}

/** The balance since an instant in so many stretches of equal time; of more rows than `exactRows`, a sample. */
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
