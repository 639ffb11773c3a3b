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
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, hundredths, instant, oneOf, playerId } from '../../platform/columns.ts';

export const currencyEnum = pgEnum('currency', currencies);
export const journalKindEnum = pgEnum('journal_kind', journalKinds);
const booksPasses = ['moved', 'whole'] as const;

/** One check of a run. */
interface CheckedRows {
  readonly name: BooksInvariant;
  readonly rows: number;
  readonly tookMs: number;
  /** How many were found, up to the number that is stored. */
  readonly findings: number;
}

/** Balances of operator accounts are derived from the journal. */
export const houseAccountEnum = pgEnum('house_account', houseAccounts);

/**
 * One row per player and currency, written only by the SQL functions of the money core.
 * There is no index on a mutable column and the fill factor is low (see drizzle/0000_baseline.sql). Every update
 * therefore stays in its page.
 */
export const wallet = pgTable(
  'wallet',
  {
    playerId: playerId(),
    currency: currencyEnum().notNull(),
    balance: hundredths().notNull().default(sql`0`),
    /** Sweeps Coins that must be played once before redemption. Never above the balance. */
    unplayed: hundredths().notNull().default(sql`0`),
    /** The number of journal rows. It equals the `seq` of the newest row. */
    version: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** The sum of all credits. */
    cumCredit: hundredths().notNull().default(sql`0`),
    /** No stake can leave a frozen wallet. Open rounds still pay into it. */
    frozen: boolean().notNull().default(false),
    /**
     * The player has at some time set a limit or taken a break, so every movement checks them (check_responsible_play).
     */
    guarded: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.currency] }),
    check('wallet_balance_not_negative', sql`${t.balance} >= 0`),
    check('wallet_unplayed_within_balance', sql`${t.unplayed} >= 0 AND ${t.unplayed} <= ${t.balance}`),
  ],
);

/**
 * SQL condition for rows that are neither stakes nor wins, including raises. Most rows are stakes and wins. The index
 * and the queries must use the same text, or the index is not used.
 */
export function isApartFromPlay(kind: AnyPgColumn): SQL {
  return sql`${kind} NOT IN ('stake', 'win')`;
}

/**
 * Append-only. Every row is a balanced transfer between a player and the operator account in `contra`.
 * `seq` has no gaps and `balance_after` continues the previous row. One window query therefore finds every row that was
 * deleted, inserted or edited.
 * It is partitioned by `ref`, by the month in a UUIDv7. Each partition also has a unique index on player, currency and
 * `seq` (create_partitions, decision 0061).
 */
export const journal = pgTable(
  'journal',
  {
    playerId: playerId(),
    currency: currencyEnum().notNull(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    amount: hundredths().notNull(),
    balanceAfter: hundredths().notNull(),
    /**
     * The business id (round, order, entry …), created before the first attempt. The primary key rejects a second effect
     * with the same id.
     */
    ref: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: journalKindEnum().notNull(),
    contra: houseAccountEnum().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.ref, t.kind, t.currency] }),
    // Rows are stored in the order of time, so a day is a contiguous range of pages.
    index('journal_at').using('brin', t.at),
    // Finds purchases and similar rows without reading rounds. It contains no stakes or wins, so rounds do not maintain
    // it.
    index('journal_apart').on(t.playerId, t.currency, t.seq).where(isApartFromPlay(t.kind)),
    check('journal_amount_not_zero', sql`${t.amount} <> 0`),
    check('journal_balance_not_negative', sql`${t.balanceAfter} >= 0`),
  ],
);

/**
 * Postings of play whose partition was dropped: one row for each sequence of them that follow one another in a wallet. It says
 * what they did to the wallet, so the books can be checked without them. The archive has the postings. Append-only, written by
 * `forward_month` (decision 0076).
 */
export const journalForward = pgTable(
  'journal_forward',
  {
    playerId: playerId(),
    currency: currencyEnum().notNull(),
    firstSeq: bigint({ mode: 'bigint' }).notNull(),
    lastSeq: bigint({ mode: 'bigint' }).notNull(),
    /** The balance before the first posting. */
    balanceBefore: hundredths().notNull(),
    /** The balance after the last posting. */
    balanceAfter: hundredths().notNull(),
    /** The sum of the wins. */
    credits: hundredths().notNull(),
    /** The first day of the month (UTC). */
    month: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.currency, t.firstSeq] }),
    index('journal_forward_month').on(t.month, t.playerId, t.currency, t.firstSeq),
    check('journal_forward_numbers', sql`${t.firstSeq} > 0 AND ${t.lastSeq} >= ${t.firstSeq}`),
    check(
      'journal_forward_balances',
      sql`${t.balanceBefore} >= 0 AND ${t.balanceAfter} >= 0 AND ${t.credits} >= 0 AND ${t.balanceAfter} - ${t.balanceBefore} <= ${t.credits}`,
    ),
  ],
);

/** A month whose rounds and postings of play are only in the archive. Written by `drop_month`. Append-only. */
export const droppedMonth = pgTable('dropped_month', {
  month: date({ mode: 'string' }).primaryKey(),
  /** The request that a second administrator approved (`staff_change`). */
  changeId: uuid().notNull().unique('dropped_month_change_id_unique'),
  rounds: bigint({ mode: 'bigint' }).notNull(),
  /** The postings of play. */
  postings: bigint({ mode: 'bigint' }).notNull(),
  /** The other postings of the month, which stay in the database. */
  kept: bigint({ mode: 'bigint' }).notNull(),
  /** The rows of `journal_forward`. */
  forwards: bigint({ mode: 'bigint' }).notNull(),
  at: instant().notNull().default(sql`now()`),
});

/**
 * The movements that each caller may post: a copy of the list in packages/rules, written by `prepare`. Every function
 * that writes to the journal checks it.
 */
export const movementRule = pgTable(
  'movement_rule',
  {
    /** No CHECK constraint: the whole list is copied at every start, and no other code may write here. */
    caller: text().$type<MovementCaller>().notNull(),
    kind: journalKindEnum().notNull(),
    currency: currencyEnum().notNull(),
    /** 1: to the player, -1: from the player. */
    sign: smallint().notNull(),
    contra: houseAccountEnum().notNull(),
    /** The maximum of one posting. Null when the rules set no maximum. */
    most: hundredths(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.kind, t.currency, t.sign] }),
    check('movement_rule_sign', sql`${t.sign} IN (-1, 1)`),
  ],
);

/** The Gold Coins of each login bonus day: a copy of `loginBonusHundredths` in packages/rules, written by `prepare`. */
export const loginBonusDay = pgTable('login_bonus_day', {
  day: smallint().primaryKey(),
  amount: hundredths().notNull(),
});

/** Claimed in the transaction of the effect. The response is derived from `ref`. Stored for at least 24 hours. */
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

/** The last claim of the daily login bonus. A row without a day exists only so that the first claim can lock it. */
export const loginBonus = pgTable('login_bonus', {
  playerId: playerId().primaryKey(),
  /** Day of the product time zone. */
  lastClaimDay: date(),
  /** Which of the seven days was claimed. */
  streak: integer().notNull().default(0),
});

/**
 * The progress of each pass over the books. `moved` runs every minute. `whole` runs at night, some players at a time.
 */
export const booksPass = pgTable(
  'books_pass',
  {
    pass: text({ enum: booksPasses }).primaryKey(),
    /** `moved`: everything before this time has been checked. */
    reachedAt: instant(),
    /** `whole`: the start of the current pass. Null when none is running. */
    begunAt: instant(),
    /** `whole`: the last player whose books were checked in the current pass. */
    lastPlayer: uuid(),
    finishedAt: instant(),
    /** When staff requested a pass. A requested pass starts at once instead of at night. */
    requestedAt: instant(),
    /** `whole`: the totals of the current pass so far. */
    checks: jsonb().$type<readonly CheckedRows[]>().notNull().default([]),
  },
  (t) => [oneOf(t.pass, booksPasses)],
);

/**
 * What each reconciliation run checked and found, for staff pages and metrics. Clean runs are deleted after a while.
 */
export const reconciliation = pgTable(
  'reconciliation',
  {
    id: uuid().primaryKey(),
    at: instant().notNull().default(sql`now()`),
    wallets: integer().notNull(),
    rows: bigint({ mode: 'bigint' }).notNull(),
    /** The checks that ran, each with its number of rows. */
    checks: jsonb().$type<readonly CheckedRows[]>().notNull().default([]),
    /** `[]` when everything matches. */
    findings: jsonb().notNull(),
  },
  (t) => [index('reconciliation_found').on(t.id).where(sql`${t.findings} <> '[]'::jsonb`)],
);
