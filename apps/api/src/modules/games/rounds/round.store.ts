import type { ProblemCode } from '@goldwren/contracts/problem';
import type { JsonObject } from '@goldwren/game-engine';
import type { Currency, RoundSettler } from '@goldwren/rules';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { derivedId } from '../../../platform/ids.ts';
import { callForRow, callFunction } from '../../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { game, gameMaths, gameSession, round, roundRaise } from '../games.table.ts';
import type { Balances } from '../sessions/session.store.ts';

/** A round to play, in hundredths. A settled one has its payout, an open one 0. */
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
  idempotency: { key: string; hash: Buffer } | null;
}

/** The part of a round that is known before anything is computed from the session's secret. */
export type RoundToCheck = Omit<NewRound, 'id' | 'settled' | 'payout'>;

/**
 * A round as the money core stored it, with both balances of its player in hundredths. `replayed`: it had already been
 * played.
 */
export type PlayedRound = { id: string; replayed: boolean } & Balances;

/** Returns why a round would be rejected now, as a problem code. Null when it would be played, or was already played. */
export async function refusalOfRound(db: Db, asked: RoundToCheck, minIntervalMs: number): Promise<ProblemCode | null> {
  const row = await callForRow<{ refusal: ProblemCode | null }>(db, 'check_round', [
    asked.playerId,
    asked.sessionId,
    asked.nonce,
    asked.currency,
    asked.stake,
    asked.clientSeed,
    asked.choice,
    minIntervalMs,
    asked.idempotency?.key ?? null,
    asked.idempotency?.hash ?? null,
  ]);
  return row.refusal;
}

/**
 * Plays a round in one statement. When it was already played, returns the stored id with `replayed`.
 * `play_round` in sql/functions lists the refusals.
 */
export async function insertRound(db: Db, played: NewRound, minIntervalMs: number): Promise<PlayedRound> {
  const row = await callForRow<{ round_id: string; replayed: boolean } & Balances>(db, 'play_round', [
    played.playerId,
    played.sessionId,
    played.id,
    played.nonce,
    played.currency,
    played.stake,
    played.settled,
    played.payout,
    played.clientSeed,
    played.choice,
    minIntervalMs,
    played.idempotency?.key ?? null,
    played.idempotency?.hash ?? null,
  ]);
  return { id: row.round_id, replayed: row.replayed, gold: row.gold, sweeps: row.sweeps };
}

const selectPlayed = prepared(
  'select_round_by_nonce',
  (db, at: Inputs<{ playerId: string; sessionId: string; nonce: number }>) =>
    db
      .select({ id: round.id })
      .from(round)
      .where(and(eq(round.playerId, at.playerId), eq(round.sessionId, at.sessionId), eq(round.nonce, at.nonce)))
      .limit(1),
);

/** Whether a round with this number of the session is stored. */
export async function isPlayed(db: Db, playerId: string, sessionId: string, nonce: number): Promise<boolean> {
  return (await selectPlayed(db, { playerId, sessionId, nonce })).length > 0;
}

export interface Step {
  playerId: string;
  sessionId: string;
  roundId: string;
  /** The number of the decision, from 0. */
  step: number;
  action: JsonObject;
  settled: boolean;
  payout: bigint;
  /** What the action adds to the stake, in hundredths; usually 0. */
  raise: bigint;
  settledBy: RoundSettler;
}

/** Any fixed UUID. It separates the references of raises from other uses of UUID version 5. */
const raiseNamespace = '4c1b1c0e-6f5c-4d0b-9a27-0a6e5a1d5c7f';

/**
 * Applies the next decision to an open round, and settles the round when `settled`. `advance_round` lists the refusals.
 */
export async function advanceRound(db: Db, step: Step): Promise<void> {
  await callFunction(db, 'advance_round', [
    step.playerId,
    step.sessionId,
    step.roundId,
    step.step,
    step.action,
    step.settled,
    step.payout,
    step.settledBy,
    step.raise,
    // The same reference for every attempt at this step on any server, so the journal posts the raise once.
    step.raise === 0n ? null : derivedId(step.roundId, String(step.step), raiseNamespace),
  ]);
}

/** A round as the use cases of this module read it. */
export const roundColumns = {
  id: round.id,
  sessionId: round.sessionId,
  nonce: round.nonce,
  currency: round.currency,
  state: round.state,
  settledBy: round.settledBy,
  stake: round.stake,
  raised: round.raised,
  payout: round.payout,
  at: round.at,
  settledAt: round.settledAt,
  clientSeed: round.clientSeed,
  choice: round.choice,
  actions: round.actions,
};

export type RoundRow = Pick<typeof round.$inferSelect, keyof typeof roundColumns>;

/** The stake before any raise. Payouts are multiples of it. */
export function baseStake({ stake, raised }: Pick<RoundRow, 'stake' | 'raised'>): bigint {
  return stake - raised;
}

const roundOf = prepared('select_round', (db, at: Inputs<{ playerId: string; id: string }>) =>
  db
    .select(roundColumns)
    .from(round)
    .where(and(eq(round.playerId, at.playerId), eq(round.id, at.id))),
);

export async function selectRound(db: Db, playerId: string, id: string): Promise<RoundRow | null> {
  const [row] = await roundOf(db, { playerId, id });
  return row ?? null;
}

/** When another browser last took over the round. Null when none did. */
const lastHandOver =
  sql<Date | null>`(SELECT max(h.at) FROM round_hand_over h WHERE h.player_id = ${round.playerId} AND h.round_id = ${round.id})`.mapWith(
    round.at,
  );

/** A round with its game, maths and session. */
const recordedColumns = {
  ...roundColumns,
  gameId: round.gameId,
  slug: gameMaths.slug,
  title: game.title,
  mathsVersion: gameMaths.version,
  mathsHash: gameMaths.hash,
  sealedServerSeed: gameSession.sealedServerSeed,
  commitment: gameSession.commitment,
  chainStart: gameSession.chainStart,
  handedOverAt: lastHandOver,
  endedAt: gameSession.endedAt,
};

function recordedRounds(db: Db) {
  return db
    .select(recordedColumns)
    .from(round)
    .innerJoin(gameSession, and(eq(gameSession.playerId, round.playerId), eq(gameSession.id, round.sessionId)))
    .innerJoin(gameMaths, eq(gameMaths.id, round.mathsId))
    .innerJoin(game, eq(game.id, round.gameId));
}

export type RecordedRoundRow = Awaited<ReturnType<typeof recordedRounds>>[number];

const recordedRoundOf = prepared('select_recorded_round', (db, at: Inputs<{ playerId: string; id: string }>) =>
  recordedRounds(db).where(and(eq(round.playerId, at.playerId), eq(round.id, at.id))),
);

export async function selectRecordedRound(db: Db, playerId: string, id: string): Promise<RecordedRoundRow | null> {
  const [row] = await recordedRoundOf(db, { playerId, id });
  return row ?? null;
}

interface SettledQuery {
  playerId: string;
  /** Null for every game. */
  slug: string | null;
  /** Null for every session. */
  sessionId: string | null;
  fromNonce: number;
  beforeId: string | null;
  limit: number;
}

const settledRounds = prepared('select_settled_rounds', (db, at: Inputs<SettledQuery>) =>
  recordedRounds(db)
    .where(
      and(
        eq(round.playerId, at.playerId),
        eq(round.state, 'settled'),
        or(sql`${at.slug}::text IS NULL`, eq(gameMaths.slug, at.slug)),
        or(sql`${at.sessionId}::uuid IS NULL`, eq(round.sessionId, at.sessionId)),
        gte(round.nonce, at.fromNonce),
        or(sql`${at.beforeId}::uuid IS NULL`, lt(round.id, at.beforeId)),
      ),
    )
    .orderBy(desc(round.id))
    .limit(at.limit),
);

/** Returns settled rounds older than `beforeId`, newest first. Ids are UUIDv7, so they sort by time. */
export function selectSettledRounds(db: Db, query: SettledQuery): Promise<RecordedRoundRow[]> {
  return settledRounds(db, query);
}

const roundsPlayed = prepared(
  'select_rounds_played',
  (db, at: Inputs<{ playerId: string; beforeId: string; limit: number }>) =>
    db
      .select({
        id: round.id,
        at: round.at,
        title: game.title,
        currency: round.currency,
        stake: round.stake,
        payout: round.payout,
        state: round.state,
      })
      .from(round)
      .innerJoin(game, eq(game.id, round.gameId))
      .where(and(eq(round.playerId, at.playerId), lt(round.id, at.beforeId)))
      .orderBy(desc(round.id))
      .limit(at.limit),
);

/** Returns open and settled rounds for staff, newest first. Leaves out everything that is still secret. */
export function selectRoundsPlayed(db: Db, query: { playerId: string; beforeId: string; limit: number }) {
  return roundsPlayed(db, query);
}

const raisesOf = prepared('select_raises', (db, at: Inputs<{ playerId: string; ids: readonly string[] }>) =>
  db
    .select({ roundId: roundRaise.roundId, ref: roundRaise.ref })
    .from(roundRaise)
    .where(and(eq(roundRaise.playerId, at.playerId), sql`${roundRaise.roundId} = ANY (${at.ids}::uuid[])`)),
);

/** Returns the references under which raises of these rounds were posted. */
export function selectRaises(
  db: Db,
  playerId: string,
  ids: readonly string[],
): Promise<{ roundId: string; ref: string }[]> {
  return raisesOf(db, { playerId, ids });
}
