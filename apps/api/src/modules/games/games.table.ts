import type { JsonObject } from '@goldwren/game-engine';
import { roundSettlers, roundStates } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { bytea, hundredths, instant, playerId } from '../../platform/columns.ts';
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
    /** SHA-256 of the server seed, published before the first round. */
    commitment: bytea().notNull(),
    startedAt: instant().notNull().default(sql`now()`),
    nextNonce: integer().notNull().default(0),
    lastPlayedAt: instant(),
    openRoundId: uuid(),
    endedAt: instant(),
    /** What the client said at the end, and whether it agreed with what was settled; null when the sweeper ended it. */
    report: jsonb(),
    reportMatches: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('game_session_one_open').on(t.playerId, t.gameId).where(sql`${t.endedAt} IS NULL`),
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
