import type { JsonObject } from '@goldwren/game-engine';
import type { SessionStatement } from '@goldwren/game-engine/fairness';
import { bestRounds, gameSwitchReasons, roundSettlers, roundStates } from '@goldwren/rules';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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

/** Every maths version that was ever used, so that any old round can be replayed. */
export const gameMaths = pgTable('game_maths', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  version: text().notNull(),
  hash: text().notNull().unique(),
  /** The largest award, in hundredths of the stake. The money core rejects a higher payout. */
  maxPayX100: bigint('max_pay_x100', { mode: 'bigint' }).notNull(),
  /**
   * The most that decisions can add to the stake of a round, in hundredths of the base stake. The money core rejects
   * more.
   */
  maxRaiseX100: bigint('max_raise_x100', { mode: 'bigint' }).notNull(),
});

/** The catalogue. Seeded from the game engine's registry; staff switch games on and off. */
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
  /** Switched off in this cell only, while another cell decides for the site. */
  offHere: boolean().notNull().default(false),
});

export const gameSession = pgTable(
  'game_session',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    gameId: integer().notNull(),
    mathsId: smallint().notNull(),
    /** AES-256-GCM, sealed with the seed key. Decrypted only in memory. */
    sealedServerSeed: bytea().notNull(),
    /** SHA-256 of "gw2-session|" and the session seed, published before the first round. */
    commitment: bytea().notNull(),
    /** x_0 of the seed chain of the browser that started the session, 32 bytes. Null without a chain. */
    chainStart: bytea(),
    startedAt: instant().notNull().default(sql`now()`),
    nextNonce: integer().notNull().default(0),
    lastPlayedAt: instant(),
    openRoundId: uuid(),
    endedAt: instant(),
    /**
     * What the client reported at the end, and whether it matched the settled rounds. Null when an idle session was
     * ended by the server.
     */
    report: jsonb(),
    reportMatches: boolean(),
    /** The signed statement of the ended session. Its three columns are set together, once. */
    statement: jsonb().$type<SessionStatement>(),
    /** Ed25519, 64 bytes. */
    statementSignature: bytea(),
    statementKeyId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('game_session_one_open').on(t.playerId, t.gameId).where(sql`${t.endedAt} IS NULL`),
    // Finds the sessions of a day, whose rows are close to each other.
    index('game_session_times').using('brin', t.startedAt, t.endedAt),
    // Finds a player's sessions by time. Rounds change no indexed column, so their updates of the row stay in its page.
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

type Returned = Readonly<Record<'stake' | 'payout', AnyPgColumn>>;

/** SQL expression: the payout divided by the total stake, in hundredths, rounded down. */
export function multiplierX100({ stake, payout }: Returned): SQL<bigint> {
  return sql<bigint>`${payout} * 100 / ${stake}`.mapWith(BigInt);
}

/**
 * SQL condition: the round can be in the gallery of best rounds. An open round has no payout. The number is part of the text,
 * because PostgreSQL uses the partial index only for a condition that it can compare with that of the index.
 */
export function isBestRound({ stake, payout }: Returned): SQL {
  return sql`${payout} >= ${stake} * ${sql.raw(String(bestRounds.leastMultiple))}`;
}

/**
 * One game cycle. The outcome is not stored. It is derived from the session's seed, the client seed and the nonce.
 * It is partitioned by `id`, by the month in a UUIDv7. Each partition also has a unique index on player, session and
 * nonce (create_partitions, decision 0061).
 */
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
    /** The total stake, raises included. */
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
    index('round_at').using('brin', t.at),
    index('round_settled_at').using('brin', t.settledAt),
    // Finds the best rounds of a player in each game and coin. All other rounds, most of them, do not maintain it.
    index('round_best')
      .on(t.playerId, t.gameId, t.currency, sql`(${multiplierX100(t)})`, t.id)
      .where(isBestRound(t)),
    check('round_stake_positive', sql`${t.stake} > 0`),
    check('round_payout_not_negative', sql`${t.payout} >= 0`),
    check('round_raised_within_stake', sql`${t.raised} >= 0 AND ${t.raised} < ${t.stake}`),
  ],
);

/** A browser took over an open round of a session with a seed chain. It may decide in the round until another takes over. */
export const roundHandOver = pgTable(
  'round_hand_over',
  {
    playerId: playerId(),
    roundId: uuid().notNull(),
    /** x_0 of the seed chain of that browser, 32 bytes. */
    chainStart: bytea().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.roundId, t.at] })],
);

/** The amount that a decision added to the stake of its round. `ref` is the reference of its posting in the journal. */
export const roundRaise = pgTable(
  'round_raise',
  {
    playerId: playerId(),
    roundId: uuid().notNull(),
    /** The number of the decision, from 0. */
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

/** The favorite games of players. */
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

/** Every switch of a game, with the reason. The latest row of a game explains its `enabled`. */
export const gameSwitch = pgTable(
  'game_switch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer().notNull(),
    enabled: boolean().notNull(),
    reason: text({ enum: gameSwitchReasons }).notNull(),
    facts: jsonb().notNull(),
    /** The email of a staff member. Null when the audit switched the game. */
    switchedBy: text(),
    /** The staff member's note. */
    note: text(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [oneOf(t.reason, gameSwitchReasons), index('game_switch_game').on(t.gameId, t.id)],
);

/** The staff who investigated why the audit switched a game off. Append-only. */
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
 * What the rounds of a game that settled on a day (UTC) returned, all of them replayed.
 * The sums are pays less raises in hundredths of the base stake. The proofs use the same unit for every stake.
 */
export const gameReturn = pgTable(
  'game_return',
  {
    day: date({ mode: 'string' }).notNull(),
    gameId: integer().notNull(),
    rounds: integer().notNull(),
    /** Rounds that do not match their seeds or the journal, and sessions that do not match their rounds. */
    mismatches: integer().notNull(),
    returnedX100: bigint('returned_x100', { mode: 'bigint' }).notNull(),
    /** The expected return by the proofs, for the choices that players made. */
    expectedX100: doublePrecision('expected_x100').notNull(),
    sdX100: doublePrecision('sd_x100').notNull(),
    /** The difference in standard deviations. 0 without rounds. */
    z: doublePrecision().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.day, t.gameId] })],
);
