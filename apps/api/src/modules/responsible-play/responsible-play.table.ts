import { limitKinds, limitPeriods, realityCheckMinutes } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

const checkMinutes = realityCheckMinutes.join(', ');

/**
 * A limit of a player, one per kind and period. Only the functions in sql/functions write it. Amounts are in the unit
 * of the kind (packages/rules, responsible-play.ts).
 */
export const playLimit = pgTable(
  'play_limit',
  {
    playerId: playerId(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** What was used since `period_start`. Negative when the player has won more than lost. */
    used: bigint({ mode: 'bigint' }).notNull(),
    periodStart: date().notNull(),
    /** When a looser limit was requested. A null `wanted` requests no limit at all. */
    wantedAt: instant(),
    wanted: bigint({ mode: 'bigint' }),
    setAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.kind, t.period] }),
    oneOf(t.kind, limitKinds),
    oneOf(t.period, limitPeriods),
    check('play_limit_amount_not_negative', sql`${t.amount} >= 0`),
    check(
      'play_limit_wanted_is_looser',
      sql`${t.wanted} IS NULL OR (${t.wantedAt} IS NOT NULL AND ${t.wanted} > ${t.amount})`,
    ),
  ],
);

/** How long a player with limits has been playing. */
export const playPace = pgTable(
  'play_pace',
  {
    playerId: playerId().primaryKey(),
    /** Null for no reality checks. */
    realityCheckMinutes: smallint(),
    /** Seconds of play since the last answered reality check. */
    uncheckedSeconds: integer().notNull().default(0),
    lastPlayAt: instant(),
  },
  (t) => [check('play_pace_minutes', sql`${t.realityCheckMinutes} IN (${sql.raw(checkMinutes)})`)],
);

/** Everything that a player set, requested or was shown, for auditors. Append-only. */
export const responsiblePlayEvent = pgTable(
  'responsible_play_event',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
    kind: text().notNull(),
    facts: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.id] })],
);
