import type { LimitKind, LimitPeriod, RealityCheckMinutes } from '@goldwren/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { playControlEvent, playLimit, playPace } from './responsible-play.table.ts';

export interface LimitKey {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const periodNow = sql`product_period_start(${playLimit.period}, now())`;

/** What `reserved_purchases` returns for a purchase limit; `otherwise` for the other kinds. */
function ofOpenOrders(column: 'cents' | 'newest', otherwise: SQL): SQL {
  return sql`CASE WHEN ${playLimit.kind} = 'purchase'
                  THEN (SELECT r.${sql.identifier(column)} FROM reserved_purchases(${playLimit.playerId}) r)
                  ELSE ${otherwise} END`;
}

const limitsOf = prepared('select_play_limits', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({
      kind: playLimit.kind,
      period: playLimit.period,
      amount: playLimit.amount,
      used: sql<bigint>`CASE WHEN ${playLimit.periodStart} < ${periodNow} THEN 0 ELSE ${playLimit.used} END`.mapWith(
        playLimit.used,
      ),
      /** Cents of orders that may still be paid; of purchase limits alone. */
      reserved: sql<bigint>`${ofOpenOrders('cents', sql`0`)}`.mapWith(playLimit.used),
      /** When the last of these orders was created; null without any. */
      reservedAt: sql<Date | null>`${ofOpenOrders('newest', sql`NULL`)}`.mapWith(playLimit.setAt),
      /** The first day of the period that runs. */
      periodStart: sql<string>`${periodNow}::text`,
      wanted: playLimit.wanted,
      wantedAt: playLimit.wantedAt,
    })
    .from(playLimit)
    .where(eq(playLimit.playerId, at.playerId))
    .orderBy(playLimit.kind, playLimit.period),
);

export type LimitRow = Awaited<ReturnType<typeof selectLimits>>[number];

/** The player's limits with what the period that runs has used of them, in the unit of each kind. */
export function selectLimits(db: Db, playerId: string) {
  return limitsOf(db, { playerId });
}

const paceOf = prepared('select_play_pace', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({
      minutes: playPace.realityCheckMinutes,
      seconds: sql<number>`${playPace.uncheckedSeconds} + play_gap_seconds(${playPace.lastPlayAt})`.mapWith(Number),
    })
    .from(playPace)
    .where(eq(playPace.playerId, at.playerId)),
);

/** How long they have been playing since the last reality check; null for somebody without limits. */
export async function selectPace(
  db: Db,
  playerId: string,
): Promise<{ minutes: RealityCheckMinutes | null; seconds: number } | null> {
  const [row] = await paceOf(db, { playerId });
  return row ? { ...row, minutes: row.minutes as RealityCheckMinutes | null } : null;
}

/** What a player has used of a kind of limit since an instant, in its unit. */
export async function usedSince(db: Db, playerId: string, kind: LimitKind, from: Date): Promise<bigint> {
  return (await callForRow<{ limit_used: bigint }>(db, 'limit_used', [playerId, kind, from])).limit_used;
}

/** Sets, lowers or asks to raise a limit; `amount` null: none. See set_play_limit in sql/functions. */
export async function setPlayLimit(
  db: Db,
  playerId: string,
  limit: LimitKey & { amount: bigint | null },
): Promise<void> {
  await callFunction(db, 'set_play_limit', [playerId, limit.kind, limit.period, limit.amount]);
}

/** Refuses as confirm_play_limit in sql/functions says. */
export async function confirmPlayLimit(db: Db, playerId: string, { kind, period }: LimitKey): Promise<void> {
  await callFunction(db, 'confirm_play_limit', [playerId, kind, period]);
}

export async function setRealityCheck(db: Db, playerId: string, minutes: RealityCheckMinutes | null): Promise<void> {
  await callFunction(db, 'set_reality_check', [playerId, minutes]);
}

export async function answerCheck(db: Db, playerId: string): Promise<void> {
  await callFunction(db, 'answer_reality_check', [playerId]);
}

export async function startCoolOff(db: Db, playerId: string, days: number): Promise<Date> {
  return (await callForRow<{ until: Date }>(db, 'start_cool_off', [playerId, days])).until;
}

/** `months` null: for good; returns the end of the term. */
export async function excludePlayer(db: Db, playerId: string, months: number | null): Promise<Date | null> {
  return (await callForRow<{ until: Date | null }>(db, 'exclude_player', [playerId, months])).until;
}

/** Refuses as return_from_exclusion in sql/functions says; returns when the exclusion ends. */
export async function returnFromExclusion(db: Db, playerId: string, afterHours: number): Promise<Date> {
  return (await callForRow<{ ends_at: Date }>(db, 'return_from_exclusion', [playerId, afterHours])).ends_at;
}

/** What auditors read of a player's own control of play. */
export interface ControlEvent {
  readonly kind:
    | 'limit_set'
    | 'limit_confirmed'
    | 'reality_check_set'
    | 'reality_check_answered'
    | 'cool_off_started'
    | 'self_excluded'
    | 'return_asked';
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export async function insertControlEvent(tx: Db, playerId: string, { kind, facts }: ControlEvent): Promise<void> {
  await tx.insert(playControlEvent).values({ playerId, id: newId(), kind, facts });
}

const limitOf = prepared('select_play_limit_wait', (db, at: Inputs<LimitKey & { playerId: string }>) =>
  db
    .select({ wantedAt: playLimit.wantedAt })
    .from(playLimit)
    .where(and(eq(playLimit.playerId, at.playerId), eq(playLimit.kind, at.kind), eq(playLimit.period, at.period))),
);

/** Since when a looser limit is asked for; null when none is. */
export async function selectWantedAt(db: Db, playerId: string, key: LimitKey): Promise<Date | null> {
  return (await limitOf(db, { playerId, ...key }))[0]?.wantedAt ?? null;
}
