import { type BooksInvariant, currencies, houseAccounts, journalKinds, type MovementCaller } from '@goldwren/rules';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
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

export const currencyEnum = pgEnum('currency', currencies);
export const journalKindEnum = pgEnum('journal_kind', journalKinds);
const booksPasses = ['moved', 'whole'] as const;

/** What a check looked at. */
interface CheckedRows {
  readonly name: BooksInvariant;
  readonly rows: number;
  readonly tookMs: number;
  /** How many were found, up to those that are kept. */
  readonly findings: number;
}

/** Balances of the house are derived from the journal. */
export const houseAccountEnum = pgEnum('house_account', houseAccounts);

/**
 * One row per player and currency, written only by the functions of the money core. No index on a mutable column and
 * a low fill factor (set in drizzle/0000_baseline.sql), so that every update stays in its page.
 */
export const wallet = pgTable(
  'wallet',
  {
    playerId: playerId(),
    currency: currencyEnum().notNull(),
    balance: hundredths().notNull().default(sql`0`),
    /** Sweeps Coins still to be played once before redemption; never above the balance. */
    unplayed: hundredths().notNull().default(sql`0`),
    /** Number of journal rows, which is the newest row's `seq`. */
    version: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** All that was ever credited. */
    cumCredit: hundredths().notNull().default(sql`0`),
    /** No stake leaves a frozen wallet; open rounds still pay into it. */
    frozen: boolean().notNull().default(false),
    /** The player has set a limit or taken a break at some time: every movement asks for them (check_responsible_play). */
    guarded: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.currency] }),
    check('wallet_balance_not_negative', sql`${t.balance} >= 0`),
    check('wallet_unplayed_within_balance', sql`${t.unplayed} >= 0 AND ${t.unplayed} <= ${t.balance}`),
  ],
);

/**
 * True of what is not play, and of raises: most rows are stakes and wins. The index and the queries that use it share this text.
 */
export function isApartFromPlay(kind: AnyPgColumn): SQL {
  return sql`${kind} NOT IN ('stake', 'win')`;
}

/**
 * Append-only. Every row is a balanced transfer between a player and the house account in `contra`. `seq` has no gaps
 * and `balance_after` continues the row before, so one window query names any row that was deleted, inserted or edited.
 */
export const journal = pgTable(
  'journal',
  {
    playerId: playerId(),
    currency: currencyEnum().notNull(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    amount: hundredths().notNull(),
    balanceAfter: hundredths().notNull(),
    /** The business id (round, order, entry …) made before the first attempt: the database refuses a second effect. */
    ref: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: journalKindEnum().notNull(),
    contra: houseAccountEnum().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.currency, t.seq] }),
    uniqueIndex('journal_one_effect').on(t.playerId, t.ref, t.kind, t.currency),
    // Rows come in the order of time: a day is a stretch of pages.
    index('journal_at').using('brin', t.at),
    // Purchases and the like are found without walking past rounds. No stake or win is in it: it costs rounds nothing.
    index('journal_apart').on(t.playerId, t.currency, t.seq).where(isApartFromPlay(t.kind)),
    check('journal_amount_not_zero', sql`${t.amount} <> 0`),
    check('journal_balance_not_negative', sql`${t.balanceAfter} >= 0`),
  ],
);

/**
 * What each path may post: a copy of the list in packages/rules, written by `prepare` and asked by every function that
 * writes to the journal.
 */
export const movementRule = pgTable(
  'movement_rule',
  {
    /** No CHECK: the list is copied whole at every start, and nobody else may write here. */
    caller: text().$type<MovementCaller>().notNull(),
    kind: journalKindEnum().notNull(),
    currency: currencyEnum().notNull(),
    /** 1: to the player, -1: from the player. */
    sign: smallint().notNull(),
    contra: houseAccountEnum().notNull(),
    /** The most that one posting may move; null where the rules name no such amount. */
    most: hundredths(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.kind, t.currency, t.sign] }),
    check('movement_rule_sign', sql`${t.sign} IN (-1, 1)`),
  ],
);

/** The Gold Coins of each day of the login bonus: a copy of `loginBonusHundredths` of packages/rules, written by `prepare`. */
export const loginBonusDay = pgTable('login_bonus_day', {
  day: smallint().primaryKey(),
  amount: hundredths().notNull(),
});

/** Claimed in the transaction of the effect; the answer is derived again from `ref`. Kept at least 24 hours. */
export const idempotency = pgTable(
  'idempotency',
  {
    playerId: playerId(),
    key: text().notNull(),
    requestHash: bytea().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.key] }), index('idempotency_at').using('brin', t.at)],
);

/** The last claim of the daily login bonus. A row without a day is there to be locked by the first claim. */
export const loginBonus = pgTable('login_bonus', {
  playerId: playerId().primaryKey(),
  /** Day of the product time zone. */
  lastClaimDay: date(),
  /** Which of the seven days that was. */
  streak: integer().notNull().default(0),
});

/** How far each pass over the books has come. `moved` runs every minute, `whole` by night, in pieces of some players. */
export const booksPass = pgTable(
  'books_pass',
  {
    pass: text({ enum: booksPasses }).primaryKey(),
    /** `moved`: everything that happened before has been checked. */
    reachedAt: instant(),
    /** `whole`: when the pass under way began; null while none is. */
    begunAt: instant(),
    /** `whole`: the last player of the pieces that are done. */
    lastPlayer: uuid(),
    finishedAt: instant(),
    /** Staff asked for a pass: it runs at once and not only by night. */
    requestedAt: instant(),
    /** `whole`: what the pieces so far looked at. */
    checks: jsonb().$type<readonly CheckedRows[]>().notNull().default([]),
  },
  (t) => [oneOf(t.pass, booksPasses)],
);

/** What each run of the reconciliation looked at and found; read by staff pages and metrics. Clean runs are forgotten in time. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    id: uuid().primaryKey(),
    at: instant().notNull().default(sql`now()`),
    wallets: integer().notNull(),
    rows: bigint({ mode: 'bigint' }).notNull(),
    /** The checks that ran, each with how many rows it was about. */
    checks: jsonb().$type<readonly CheckedRows[]>().notNull().default([]),
    /** `[]` when everything agrees. */
    findings: jsonb().notNull(),
  },
  (t) => [index('reconciliation_found').on(t.id).where(sql`${t.findings} <> '[]'::jsonb`)],
);
