import type { Currency, JournalKind } from '@goldwren/contracts/player';
import { groupOfKind } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectRoundsRaisedBy } from '../games/public.ts';
import { type JournalRow, readPage, selectApart, selectJournal } from '../ledger/public.ts';

/**
 * Returns the player's journal, newest first. A raise has its round as reference, because raises have no page of their
 * own.
 */
export async function listActivity(
  db: Db,
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
  return { rows: await withRounds(db, playerId, rows), nextCursor };
}

async function withRounds(db: Db, playerId: string, rows: readonly JournalRow[]): Promise<JournalRow[]> {
  const refs = rows.filter(({ kind }) => kind === 'raise').map(({ ref }) => ref);
  if (refs.length === 0) return [...rows];
  const rounds = await selectRoundsRaisedBy(db, playerId, refs);
  return rows.map((row) => ({ ...row, ref: rounds.get(row.ref) ?? row.ref }));
}
