import type { Currency, JournalKind } from '@goldwren/contracts';
import type { Sql } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
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
    throw new Problem('validation_failed', { fieldErrors: { cursor: ['Use the next_cursor of the page before.'] } });
  }
  return { gold, sweeps };
}

/**
 * The player's journal, newest first, both currencies merged. Each currency is read along its own gap-free sequence,
 * so pages neither repeat nor skip while new rows arrive.
 */
export async function listActivity(
  sql: Sql,
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
      selectJournal(sql, {
        playerId: query.playerId,
        currency,
        kind: query.kind ?? null,
        belowSeq: from[currency],
        limit: query.limit + 1,
      }),
    ),
  );
  // Stable: rows of one transaction stay gold before sweeps, and each currency in the order of its sequence.
  const merged = parts.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  const rows = merged.slice(0, query.limit);
  if (merged.length <= query.limit) return { rows, nextCursor: null };
  const next = { ...from };
  for (const row of rows) next[row.currency] = row.seq;
  return { rows, nextCursor: `g${next.gold}s${next.sweeps}` };
}
