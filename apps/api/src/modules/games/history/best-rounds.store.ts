import { bestRounds, type Currency } from '@goldwren/rules';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { game, gameSession, isBestRound, multiplierX100, round } from '../games.table.ts';

interface BestQuery {
  playerId: string;
  currency: Currency;
  /** Null for every game. */
  gameId: number | null;
}

const bestRoundsOf = prepared('select_best_rounds', (db, at: Inputs<BestQuery>) => {
  // Reads the best of each game from the end of its part of the index, so a long history costs no more than a short one.
  const best = db
    .select({
      id: round.id,
      sessionId: round.sessionId,
      nonce: round.nonce,
      currency: round.currency,
      stake: round.stake,
      payout: round.payout,
      settledAt: round.settledAt,
      multiplierX100: multiplierX100(round).as('multiplier_x100'),
    })
    .from(round)
    .where(
      and(
        eq(round.playerId, at.playerId),
        eq(round.gameId, game.id),
        eq(round.currency, at.currency),
        isBestRound(round),
      ),
    )
    .orderBy(desc(multiplierX100(round)), desc(round.id))
    .limit(bestRounds.shown)
    .as('best');
  return db
    .select({
      id: best.id,
      sessionId: best.sessionId,
      nonce: best.nonce,
      currency: best.currency,
      stake: best.stake,
      payout: best.payout,
      settledAt: best.settledAt,
      multiplierX100: best.multiplierX100,
      gameId: game.id,
      slug: game.slug,
      title: game.title,
      sealedServerSeed: gameSession.sealedServerSeed,
      commitment: gameSession.commitment,
    })
    .from(game)
    .crossJoinLateral(best)
    .innerJoin(gameSession, and(eq(gameSession.playerId, at.playerId), eq(gameSession.id, best.sessionId)))
    .where(or(sql`${at.gameId}::int IS NULL`, eq(game.id, at.gameId)))
    .orderBy(desc(best.multiplierX100), desc(best.id))
    .limit(bestRounds.shown);
});

export type BestRoundRow = Awaited<ReturnType<typeof selectBestRounds>>[number];

/** Returns the rounds of a player with the highest multipliers in one coin, with the sessions that their seals need. */
export function selectBestRounds(db: Db, query: BestQuery) {
  return bestRoundsOf(db, query);
}

const playedOf = prepared('select_played_totals', (db, at: Inputs<Omit<BestQuery, 'currency'>>) => {
  const of = (field: 'staked' | 'paid', currency: Currency) =>
    sql`coalesce(sum((${gameSession.statement} -> ${sql.raw(`'${field}' ->> '${currency}'`)})::numeric * 100), 0)::bigint`.mapWith(
      BigInt,
    );
  return db
    .select({
      rounds: sql`coalesce(sum(${gameSession.nextNonce}), 0)`.mapWith(Number),
      gold: { staked: of('staked', 'gold'), returned: of('paid', 'gold') },
      sweeps: { staked: of('staked', 'sweeps'), returned: of('paid', 'sweeps') },
      unsigned: sql<
        string[]
      >`coalesce(array_agg(${gameSession.id}) FILTER (WHERE ${gameSession.statement} IS NULL), '{}')`,
    })
    .from(gameSession)
    .where(
      and(eq(gameSession.playerId, at.playerId), or(sql`${at.gameId}::int IS NULL`, eq(gameSession.gameId, at.gameId))),
    );
});

/**
 * Returns the number of rounds that a player has begun, and the totals of the sessions with a signed statement. `unsigned`:
 * the sessions without one, whose rounds are not in these totals.
 */
export async function selectPlayedTotals(db: Db, query: Omit<BestQuery, 'currency'>) {
  const [row] = await playedOf(db, query);
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}
