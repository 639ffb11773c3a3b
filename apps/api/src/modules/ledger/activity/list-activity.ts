import type { Currency, JournalKind } from '@goldwren/contracts/player';
import { groupOfKind } from '@goldwren/rules';
import type { Db } from '../../../platform/database.ts';
import { type JournalRow, selectJournal } from '../ledger.store.ts';
import { readPage } from './journal-pages.ts';
import { selectApart } from './timeline.store.ts';

/** The rounds that postings of kind `raise` belong to, by the posting's reference. */
export type RoundsRaisedBy = (
  db: Db,
  playerId: string,
  refs: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** The player's journal, newest first. A raise is shown with its round as reference, for it has no page of its own. */
export async function listActivity(
  db: Db,
  roundsRaisedBy: RoundsRaisedBy,
  query: {
    playerId: string;
    currency?: Currency | undefined;
    kind?: JournalKind | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ rows: JournalRow[]; nextCursor: string | null }> {
  const { playerId, kind } = query;
  const { rows, nextCursor } = await readPage((at) => {
    if (kind && groupOfKind[kind] !== 'rounds') return selectApart(db, { ...at, playerId, kinds: [kind] });
    return selectJournal(db, { ...at, playerId, kind: kind ?? null });
  }, query);
  return { rows: await withRounds(db, roundsRaisedBy, playerId, rows), nextCursor };
}

async function withRounds(
  db: Db,
  roundsRaisedBy: RoundsRaisedBy,
  playerId: string,
  rows: readonly JournalRow[],
): Promise<JournalRow[]> {
  const refs = rows.filter(({ kind }) => kind === 'raise').map(({ ref }) => ref);
  if (refs.length === 0) return [...rows];
  const rounds = await roundsRaisedBy(db, playerId, refs);
  return rows.map((row) => ({ ...row, ref: rounds.get(row.ref) ?? row.ref }));
}
