import { type Currency, currencies } from '@goldwren/rules';
import { badCursor } from '../../../platform/cursors.ts';
import type { JournalRow } from '../ledger.store.ts';

/** Where the list continues in each currency: below this `seq`. */
type Position = Record<Currency, bigint>;

const start: Position = { gold: 2n ** 62n, sweeps: 2n ** 62n };
const cursorPattern = /^g(\d{1,19})s(\d{1,19})$/;

/** @throws Problem `validation_failed` for an invalid cursor. */
function positionOf(cursor: string | undefined): Position {
  if (cursor === undefined) return start;
  const match = cursorPattern.exec(cursor);
  const [gold, sweeps] = [BigInt(match?.[1] ?? -1), BigInt(match?.[2] ?? -1)];
  if (!match || gold > start.gold || sweeps > start.sweeps) {
    throw badCursor();
  }
  return { gold, sweeps };
}

/** Reads the newest rows of one currency below a `seq`, newest first. */
export type ReadBelow = (at: { currency: Currency; belowSeq: bigint; limit: number }) => Promise<JournalRow[]>;

/**
 * Reads a page of the journal, newest first, with the requested currencies merged. Each currency is read along its own
 * gap-free sequence, so pages neither repeat nor skip rows while new rows arrive.
 */
export async function readPage(
  read: ReadBelow,
  query: { currency?: Currency | undefined; cursor?: string | undefined; limit: number },
): Promise<{ rows: JournalRow[]; nextCursor: string | null }> {
  const from = positionOf(query.cursor);
  const requestedCurrencies = query.currency ? [query.currency] : currencies;
  const parts = await Promise.all(
    requestedCurrencies.map((currency) => read({ currency, belowSeq: from[currency], limit: query.limit + 1 })),
  );
  const rows = mergeNewestFirst(parts, query.limit);
  if (rows.length === parts.flat().length) return { rows, nextCursor: null };
  const next = { ...from };
  for (const row of rows) next[row.currency] = row.seq;
  return { rows, nextCursor: `g${next.gold}s${next.sweeps}` };
}

/**
 * Merges the lists by always taking the newer head.
 * Each currency stays in the order of its sequence, even where the times are not in that order. A transaction that
 * waited for the wallet has the earlier time of its start. Sorting by time would make pages skip rows.
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
