import type { JsonObject } from '@goldwren/game-engine';
import type { SessionStatement } from '@goldwren/game-engine/fairness';
import { gameSwitchReasons, roundSettlers, roundStates } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';
import { currencyEnum } from '../ledger/ledger.table.ts';

/** Every maths version that ever ran, so that any old round can be replayed. */
export const gameMaths = pgTable('game_maths', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  version: text().notNull(),
  hash: text().notNull().unique(),
  /** The largest award, in hundredths of the stake; the money core refuses a payout above it. */
  maxPayX100: bigint('max_pay_x100', { mode: 'bigint' }).notNull(),
  /** The most that decisions may add to the stake of one round, in hundredths of the base stake; the core refuses more. */
  maxRaiseX100: bigint('max_raise_x100', { mode: 'bigint' }).notNull(),
});

/** The catalogue; seeded from the game engine's registry, switched on and off by staff. */
export const game = pgTable('game', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  listOrder: integer().notNull(),
  mathsId: smallint()
    .notNull()
    .references(() => gameMaths.id),
  enabled: boolean().notNull().default(true),
});

export const gameSession = pgTable(
  'game_session',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    gameId: integer().notNull(),
    mathsId: smallint().notNull(),
    /** AES-256-GCM, sealed with the seed key; opened in memory only. */
    sealedServerSeed: bytea().notNull(),
    /** SHA-256 of "gw2-session|" and the session seed, published before the first round. */
    commitment: bytea().notNull(),
    startedAt: instant().notNull().default(sql`now()`),
    nextNonce: integer().notNull().default(0),
    lastPlayedAt: instant(),
    openRoundId: uuid(),
    endedAt: instant(),
    /** What the client said at the end, and whether it agreed with what was settled; null when the sweeper ended it. */
    report: jsonb(),
    reportMatches: boolean(),
    /** What the house signed of the ended session; all three at once, and never again. */
    statement: jsonb().$type<SessionStatement>(),
    /** Ed25519, 64 bytes. */
    statementSignature: bytea(),
    statementKeyId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('game_session_one_open').on(t.playerId, t.gameId).where(sql`${t.endedAt} IS NULL`),
    // A player's sessions of a time. No round changes what is in it, so rounds still update the row in its page.
    index('game_session_of_player').on(t.playerId, t.endedAt),
    index('game_session_unsigned').on(t.endedAt).where(sql`${t.endedAt} IS NOT NULL AND ${t.statement} IS NULL`),
    check(
      'game_session_statement_whole',
      sql`num_nulls(${t.statement}, ${t.statementSignature}, ${t.statementKeyId}) IN (0, 3)`,
    ),
  ],
);

export const roundStateEnum = pgEnum('round_state', roundStates);
export const settledByEnum = pgEnum('settled_by', roundSettlers);

/** One game cycle. The outcome is not stored: it re-derives from the session's seed, the client seed and the nonce. */
export const round = pgTable(
  'round',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    sessionId: uuid().notNull(),
    nonce: integer().notNull(),
    gameId: integer().notNull(),
    mathsId: smallint().notNull(),
    currency: currencyEnum().notNull(),
    state: roundStateEnum().notNull(),
    settledBy: settledByEnum(),
    /** All that was staked, raises included. */
    stake: hundredths().notNull(),
    /** The part of the stake that decisions added. */
    raised: hundredths().notNull().default(sql`0`),
    payout: hundredths().notNull(),
    at: instant().notNull().default(sql`now()`),
    settledAt: instant(),
    clientSeed: text().notNull(),
    choice: jsonb().$type<JsonObject>().notNull(),
    actions: jsonb().$type<JsonObject[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('round_nonce').on(t.playerId, t.sessionId, t.nonce),
    index('round_at').using('brin', t.at),
    index('round_settled_at').using('brin', t.settledAt),
    check('round_stake_positive', sql`${t.stake} > 0`),
    check('round_payout_not_negative', sql`${t.payout} >= 0`),
    check('round_raised_within_stake', sql`${t.raised} >= 0 AND ${t.raised} < ${t.stake}`),
  ],
);

/** What a decision added to the stake of its round. `ref` is the reference of its posting in the journal. */
export const roundRaise = pgTable(
  'round_raise',
  {
    playerId: playerId(),
    roundId: uuid().notNull(),
    /** Which decision, from 0. */
    step: integer().notNull(),
    ref: uuid().notNull(),
    amount: hundredths().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.roundId, t.step] }),
    uniqueIndex('round_raise_ref').on(t.playerId, t.ref),
    check('round_raise_positive', sql`${t.amount} > 0`),
  ],
);

/** The games that a player has given a star. */
export const favoriteGame = pgTable(
  'favorite_game',
  {
    playerId: playerId(),
    gameId: integer()
      .notNull()
      .references(() => game.id),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.gameId] })],
);

/** Every time a game was switched, and why; the latest row of a game explains its `enabled`. */
export const gameSwitch = pgTable(
  'game_switch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer().notNull(),
    enabled: boolean().notNull(),
    reason: text({ enum: gameSwitchReasons }).notNull(),
    facts: jsonb().notNull(),
    /** The email of a member of staff; null: the audit. */
    switchedBy: text(),
    /** Why, in their words. */
    note: text(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [oneOf(t.reason, gameSwitchReasons), index('game_switch_game').on(t.gameId, t.id)],
);

/** Who of the staff looked into what the audit had switched a game off for. Append-only. */
export const gameLook = pgTable(
  'game_look',
  {
    switchId: integer()
      .notNull()
      .references(() => gameSwitch.id),
    staffId: uuid().notNull(),
    lookedBy: text().notNull(),
    note: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.switchId, t.staffId] })],
);

/**
 * What the rounds of a game that settled on a day (UTC) returned, all of them derived again. Sums are of pays less raises
 * in hundredths of the base stake, the unit of the proofs, whatever was staked.
 */
export const gameReturn = pgTable(
  'game_return',
  {
    day: date({ mode: 'string' }).notNull(),
    gameId: integer().notNull(),
    rounds: integer().notNull(),
    /** Rounds that are not what their secret and client seed say, or that the journal does not show so. */
    mismatches: integer().notNull(),
    returnedX100: bigint('returned_x100', { mode: 'bigint' }).notNull(),
    /** By the proofs, for the choices that were made. */
    expectedX100: doublePrecision('expected_x100').notNull(),
    sdX100: doublePrecision('sd_x100').notNull(),
    /** Standard deviations between the two; 0 without rounds. */
    z: doublePrecision().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.day, t.gameId] })],
);
