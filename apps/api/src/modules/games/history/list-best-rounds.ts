import type { BestRound, PlayedTotals } from '@goldwren/contracts/player';
import { gameBySlug } from '@goldwren/game-engine/registry';
import { bestRounds, type Currency, currencies, formatHundredths } from '@goldwren/rules';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { archivedBefore } from '../../ledger/public.ts';
import { replayToken } from '../rounds/replay-token.ts';
import { openSecret } from '../sessions/live-session.ts';
import { type BestRoundRow, selectBestRounds, selectPlayedTotals } from './best-rounds.store.ts';
import { selectSessionSums } from './play-history.store.ts';

interface Filter {
  readonly game?: string | undefined;
  readonly currency?: Currency | undefined;
}

/**
 * Returns the player's rounds with the highest multipliers, and the totals of all rounds, because such rounds are exceptions.
 * @throws Problem `not_found` for an unknown game.
 */
export async function listBestRounds(
  db: Db,
  box: SealedBox,
  playerId: string,
  { game, currency }: Filter,
): Promise<{ results: BestRound[]; played: PlayedTotals; archived_before?: string }> {
  const gameId = game === undefined ? null : (gameBySlug(game)?.id ?? null);
  if (game !== undefined && gameId === null) throw new Problem('not_found');
  const [played, ...lists] = await Promise.all([
    readPlayedTotals(db, playerId, gameId),
    ...currencies
      .filter((coin) => currency === undefined || coin === currency)
      .map((coin) => selectBestRounds(db, { playerId, currency: coin, gameId })),
  ]);
  const rows = lists.flat().sort(compareRounds).slice(0, bestRounds.shown);
  const results = rows.map((row) => bestRoundView(box, playerId, row));
  return { results, played, ...(await archivedBefore(db, null)) };
}

/** The highest multiplier first, then the newest. IDs are UUIDv7, so they sort by time. */
function compareRounds(one: BestRoundRow, other: BestRoundRow): number {
  if (one.multiplierX100 !== other.multiplierX100) return one.multiplierX100 > other.multiplierX100 ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}

function bestRoundView(box: SealedBox, playerId: string, row: BestRoundRow): BestRound {
  if (!row.settledAt) throw new Error(`round ${row.id} has a payout and is not settled`);
  return {
    id: row.id,
    game: { id: row.gameId, slug: row.slug, title: row.title },
    currency: row.currency,
    staked: formatHundredths(row.stake),
    payout: formatHundredths(row.payout),
    multiplier_x100: Number(row.multiplierX100),
    settled_at: row.settledAt.toISOString(),
    commitment: openSecret(box, { ...row, playerId, id: row.sessionId })
      .round(row.nonce)
      .commitment(),
    replay_token: replayToken(box, { playerId, roundId: row.id }),
  };
}

/** The totals of whole sessions do not depend on a day. */
const anyDay = new Date(0);

/** Adds the signed statements of ended sessions. Rounds are read only for the few sessions without a statement. */
async function readPlayedTotals(db: Db, playerId: string, gameId: number | null): Promise<PlayedTotals> {
  const { rounds, unsigned, ...coins } = await selectPlayedTotals(db, { playerId, gameId });
  const days = { day: anyDay, month: anyDay };
  const read = unsigned.length === 0 ? [] : await selectSessionSums(db, { playerId, ids: unsigned, ...days });
  for (const { currency, session } of read) {
    coins[currency].staked += session.staked;
    coins[currency].returned += session.returned;
  }
  return { rounds, gold: totalsView(coins.gold), sweeps: totalsView(coins.sweeps) };
}

function totalsView({ staked, returned }: { staked: bigint; returned: bigint }) {
  return {
    staked: formatHundredths(staked),
    returned: formatHundredths(returned),
    net: formatHundredths(returned - staked),
  };
}
