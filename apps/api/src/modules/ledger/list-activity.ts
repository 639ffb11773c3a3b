import type { Currency, JournalKind } from '@goldwren/contracts/player';
import { badCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { type JournalRow, selectJournal } from './ledger.store.ts';

/** Where each currency's part of the list continues: below this `seq`. */
type Position = Record<Currency, bigint>;

const start: Position = { gold: 2n ** 62n, sweeps: 2n ** 62n };
const cursorPattern = /^g(\d{1,19})s(\d{1,19})$/;

/** @throws Problem `validation_failed` for a cursor that no page gave. */
function parseCursor(cursor: string | undefined): Position {
  if (cursor === undefined) return start;
  const match = cursorPattern.exec(cursor);
  const [gold, sweeps] = [BigInt(match?.[1] ?? -1), BigInt(match?.[2] ?? -1)];
  if (!match || gold > start.gold || sweeps > start.sweeps) {
    throw badCursor();
  }
  return { gold, sweeps };
}

/** The rounds that postings of kind `raise` belong to, by the posting's reference. */
export type RoundsRaisedBy = (
  db: Db,
  playerId: string,
  refs: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/**
 * The player's journal, newest first, both currencies merged. Each currency is read along its own gap-free sequence,
 * so pages neither repeat nor skip while new rows arrive. A raise is shown with its round as reference, for it has no page
 * of its own.
 */
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
  const from = parseCursor(query.cursor);
  const currencies: Currency[] = query.currency ? [query.currency] : ['gold', 'sweeps'];
  const parts = await Promise.all(
    currencies.map((currency) =>
      selectJournal(db, {
        playerId: query.playerId,
        currency,
        kind: query.kind ?? null,
        belowSeq: from[currency],
        limit: query.limit + 1,
      }),
    ),
  );
  const merged = mergeNewestFirst(parts, query.limit);
  const rows = await withRounds(db, roundsRaisedBy, query.playerId, merged);
  if (rows.length === parts.flat().length) return { rows, nextCursor: null };
  const next = { ...from };
  for (const row of rows) next[row.currency] = row.seq;
  return { rows, nextCursor: `g${next.gold}s${next.sweeps}` };
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

/**
 * Takes the newer head of the parts again and again. Each currency stays in the order of its sequence even where times
 * are not (a transaction that waited for the wallet carries the earlier time of its start), or a page would skip rows.
 */
function mergeNewestFirst(parts: readonly (readonly JournalRow[])[], limit: number): JournalRow[] {
  const heads = parts.map(() => 0);
  const merged: JournalRow[] = [];
  while (merged.length < limit) {
    let newest = -1;
    for (const [part, head] of heads.entries()) {
      const row = parts[part]?.[head];
      const best = newest < 0 ? undefined : parts[newest]?.[heads[newest] ?? 0];
      if (row && (!best || row.at > best.at)) newest = part;
    }
    if (newest < 0) return merged;
    merged.push(parts[newest]?.[heads[newest] ?? 0] as JournalRow);
    heads[newest] = (heads[newest] ?? 0) + 1;
  }
  return merged;
}
