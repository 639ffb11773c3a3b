import type { Currency, TimelineEntry } from '@goldwren/contracts/player';
import { formatHundredths, groupOfKind, type JournalKind, kindsOf, type MovementFilter } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { describeRounds, type RoundLine } from '../games/public.ts';
import { type JournalRow, readPage, selectApart, selectOfKinds } from '../ledger/public.ts';

export interface TimelineQuery {
  readonly playerId: string;
  readonly group?: MovementFilter | undefined;
  readonly currency?: Currency | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A round has one stake, which is its row in the list. Raises and the win are shown in the same row. */
const asRows: readonly JournalKind[] = (Object.keys(groupOfKind) as JournalKind[]).filter(
  (kind) => kind === 'stake' || groupOfKind[kind] !== 'rounds',
);

/** Returns the movements of the player's coins, newest first: one row per round and per other movement. */
export async function listTimeline(
  db: Db,
  query: TimelineQuery,
): Promise<{ results: TimelineEntry[]; nextCursor: string | null }> {
  const { playerId, group } = query;
  const { rows, nextCursor } = await readPage((at) => {
    if (group && group !== 'rounds') return selectApart(db, { ...at, playerId, kinds: kindsOf(group) });
    return selectOfKinds(db, { ...at, playerId, kinds: group === 'rounds' ? ['stake'] : asRows });
  }, query);
  const ids = rows.filter(({ kind }) => kind === 'stake').map(({ ref }) => ref);
  const rounds = ids.length > 0 ? await describeRounds(db, playerId, ids) : new Map<string, RoundLine>();
  return { results: rows.map((row) => entryOf(row, rounds)), nextCursor };
}

function entryOf(row: JournalRow, rounds: ReadonlyMap<string, RoundLine>): TimelineEntry {
  const common = {
    id: `${row.currency}-${row.seq}`,
    at: row.at.toISOString(),
    group: groupOfKind[row.kind],
    currency: row.currency,
    reference: row.ref,
  };
  const round = row.kind === 'stake' ? rounds.get(row.ref) : undefined;
  if (row.kind !== 'stake') {
    const [net, balance] = [formatHundredths(row.amount), formatHundredths(row.balanceAfter)];
    return { ...common, kind: row.kind, net, balance_after: balance, round: null };
  }
  // One statement writes the stake and its round (docs/ledger.md).
  if (!round) throw new Error(`the stake ${row.ref} has no round`);
  const { game, state, stake, payout, balanceAfter } = round;
  return {
    ...common,
    kind: null,
    net: formatHundredths(payout - stake),
    balance_after: formatHundredths(balanceAfter),
    round: { game, state, stake: formatHundredths(stake), payout: formatHundredths(payout) },
  };
}
