import type { Currency } from '@goldwren/contracts/player';
import type { JsonObject } from '@goldwren/game-engine';
import type { Db } from '../../platform/database.ts';
import type { Balances } from './games.store.ts';

/** A round to be played; hundredths. A settled one carries its payout, an open one 0. */
export interface NewRound {
  playerId: string;
  sessionId: string;
  id: string;
  nonce: number;
  currency: Currency;
  stake: bigint;
  settled: boolean;
  payout: bigint;
  clientSeed: string;
  choice: JsonObject;
  minIntervalMs: number;
  idempotency: { key: string; hash: Buffer } | null;
}

/**
 * Plays a round in one statement; `replayed` with the stored id when it had been played before.
 * Refusals of the money core are listed at `play_round` in sql/functions.
 */
export async function insertRound(db: Db, round: NewRound): Promise<{ id: string; replayed: boolean } & Balances> {
  const { rows } = await db.$client.query<{ id: string; replayed: boolean } & Balances>({
    name: 'play_round',
    text: `SELECT round_id AS id, replayed, gold, sweeps
             FROM play_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      round.playerId,
      round.sessionId,
      round.id,
      round.nonce,
      round.currency,
      round.stake,
      round.settled,
      round.payout,
      round.clientSeed,
      round.choice,
      round.minIntervalMs,
      round.idempotency?.key ?? null,
      round.idempotency?.hash ?? null,
    ],
  });
  return rows[0] as { id: string; replayed: boolean } & Balances;
}

/** The next decision of an open round, settling it when `settled`. */
export async function advanceRound(
  db: Db,
  step: {
    playerId: string;
    sessionId: string;
    roundId: string;
    step: number;
    action: JsonObject;
    settled: boolean;
    payout: bigint;
    settledBy: 'player' | 'default_action';
  },
): Promise<void> {
  await db.$client.query({
    name: 'advance_round',
    text: 'SELECT replayed FROM advance_round($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      step.playerId,
      step.sessionId,
      step.roundId,
      step.step,
      step.action,
      step.settled,
      step.payout,
      step.settledBy,
    ],
  });
}

export interface RoundRow {
  id: string;
  sessionId: string;
  nonce: number;
  currency: Currency;
  state: 'open' | 'settled';
  settledBy: 'player' | 'default_action' | null;
  stake: bigint;
  payout: bigint;
  at: Date;
  settledAt: Date | null;
  clientSeed: string;
  choice: JsonObject;
  actions: JsonObject[];
}

const roundColumns = `r.id, r.session_id AS "sessionId", r.nonce, r.currency, r.state, r.settled_by AS "settledBy",
  r.stake, r.payout, r.at, r.settled_at AS "settledAt", r.client_seed AS "clientSeed", r.choice, r.actions`;

export async function selectRound(db: Db, playerId: string, id: string): Promise<RoundRow | null> {
  const { rows } = await db.$client.query<RoundRow>({
    name: 'select_round',
    text: `SELECT ${roundColumns} FROM round r WHERE r.player_id = $1 AND r.id = $2`,
    values: [playerId, id],
  });
  return rows[0] ?? null;
}

/** A round with its game, maths, session and the balances around it. */
export interface RecordedRoundRow extends RoundRow {
  gameId: number;
  slug: string;
  title: string;
  mathsVersion: string;
  mathsHash: string;
  sealedServerSeed: Buffer;
  commitment: Buffer;
  endedAt: Date | null;
  balanceBefore: bigint;
  balanceAfter: bigint;
}

const recordedRounds = `
  SELECT ${roundColumns}, r.game_id AS "gameId", m.slug, g.title, m.version AS "mathsVersion", m.hash AS "mathsHash",
         s.sealed_server_seed AS "sealedServerSeed", s.commitment, s.ended_at AS "endedAt",
         taken.balance_after + r.stake AS "balanceBefore",
         coalesce(won.balance_after, taken.balance_after) AS "balanceAfter"
    FROM round r
    JOIN game_session s ON s.player_id = r.player_id AND s.id = r.session_id
    JOIN game_maths m ON m.id = r.maths_id
    JOIN game g ON g.id = r.game_id
    JOIN journal taken ON taken.player_id = r.player_id AND taken.ref = r.id AND taken.kind = 'stake'
                      AND taken.currency = r.currency
    LEFT JOIN journal won ON won.player_id = r.player_id AND won.ref = r.id AND won.kind = 'win'
                         AND won.currency = r.currency
   WHERE r.player_id = $1`;

export async function selectRecordedRound(db: Db, playerId: string, id: string): Promise<RecordedRoundRow | null> {
  const { rows } = await db.$client.query<RecordedRoundRow>({
    name: 'select_recorded_round',
    text: `${recordedRounds} AND r.id = $2`,
    values: [playerId, id],
  });
  return rows[0] ?? null;
}

/** Settled rounds, newest first, older than `beforeId`; ids are UUIDv7 and so in order of time. */
export async function selectSettledRounds(
  db: Db,
  query: { playerId: string; slug: string | null; beforeId: string | null; limit: number },
): Promise<RecordedRoundRow[]> {
  const { rows } = await db.$client.query<RecordedRoundRow>({
    name: 'select_settled_rounds',
    text: `${recordedRounds} AND r.state = 'settled' AND ($2::text IS NULL OR m.slug = $2)
             AND ($3::uuid IS NULL OR r.id < $3) ORDER BY r.id DESC LIMIT $4`,
    values: [query.playerId, query.slug, query.beforeId, query.limit],
  });
  return rows;
}
