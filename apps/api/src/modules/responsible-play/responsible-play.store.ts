import type { LimitKind, LimitPeriod, RealityCheckMinutes } from '@goldwren/rules';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { callForRow, callFunction } from '../../platform/postgres/call-function.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { playLimit, playPace, responsiblePlayEvent } from './responsible-play.table.ts';

export interface LimitKey {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const periodNow = sql`product_period_start(${playLimit.period}, now())`;

/** The result of `reserved_purchases` for a purchase limit, and `otherwise` for the other kinds. */
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
      /** Cents of orders that can still be paid. Only for purchase limits. */
      reserved: sql<bigint>`${ofOpenOrders('cents', sql`0`)}`.mapWith(playLimit.used),
      /** When the last of these orders was created; null without orders. */
      reservedAt: sql<Date | null>`${ofOpenOrders('newest', sql`NULL`)}`.mapWith(playLimit.setAt),
      /** The first day of the current period. */
      periodStart: sql<string>`${periodNow}::text`,
      wanted: playLimit.wanted,
      wantedAt: playLimit.wantedAt,
    })
    .from(playLimit)
    .where(eq(playLimit.playerId, at.playerId))
    .orderBy(playLimit.kind, playLimit.period),
);

export type LimitRow = Awaited<ReturnType<typeof selectLimits>>[number];

/** Returns the player's limits with their use in the current period, in the unit of each kind. */
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

/** Returns the play time since the last reality check; null for a player without limits. */
export async function selectPace(
  db: Db,
  playerId: string,
): Promise<{ minutes: RealityCheckMinutes | null; seconds: number } | null> {
  const [row] = await paceOf(db, { playerId });
  return row ? { ...row, minutes: row.minutes as RealityCheckMinutes | null } : null;
}

/** Returns how much of a kind of limit a player has used since an instant, in its unit. */
export async function usedSince(db: Db, playerId: string, kind: LimitKind, from: Date): Promise<bigint> {
  return (await callForRow<{ limit_used: bigint }>(db, 'limit_used', [playerId, kind, from])).limit_used;
}

/** Sets or lowers a limit, or requests a higher one; `amount` null for no limit. See set_play_limit in sql/functions. */
export async function setPlayLimit(
  db: Db,
  playerId: string,
  limit: LimitKey & { amount: bigint | null },
): Promise<void> {
  await callFunction(db, 'set_play_limit', [playerId, limit.kind, limit.period, limit.amount]);
}

/** Rejects like confirm_play_limit in sql/functions. */
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

/** Starts a self-exclusion, without end when `months` is null. Returns the end of the term. */
export async function excludePlayer(db: Db, playerId: string, months: number | null): Promise<Date | null> {
  return (await callForRow<{ until: Date | null }>(db, 'exclude_player', [playerId, months])).until;
}

/** Returns when the exclusion ends. Rejects like return_from_exclusion in sql/functions. */
export async function returnFromExclusion(db: Db, playerId: string, afterHours: number): Promise<Date> {
  return (await callForRow<{ ends_at: Date }>(db, 'return_from_exclusion', [playerId, afterHours])).ends_at;
}

/** Records an event of responsible play for auditors. */
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
  await tx.insert(responsiblePlayEvent).values({ playerId, id: newId(), kind, facts });
}

const ownSetting = prepared('select_own_play_setting', (db, at: Inputs<{ playerId: string }>) =>
  db
    .select({ id: responsiblePlayEvent.id })
    .from(responsiblePlayEvent)
    .where(
      and(
        eq(responsiblePlayEvent.playerId, at.playerId),
        inArray(responsiblePlayEvent.kind, ['limit_set', 'reality_check_set']),
      ),
    )
    .limit(1),
);

/** Returns whether the player has ever set a limit or a reality check. */
export async function hasSetLimit(db: Db, playerId: string): Promise<boolean> {
  return (await ownSetting(db, { playerId })).length > 0;
}

const limitOf = prepared('select_play_limit_wait', (db, at: Inputs<LimitKey & { playerId: string }>) =>
  db
    .select({ wantedAt: playLimit.wantedAt })
    .from(playLimit)
    .where(and(eq(playLimit.playerId, at.playerId), eq(playLimit.kind, at.kind), eq(playLimit.period, at.period))),
);

/** Returns when a looser limit was requested; null when none is. */
export async function selectWantedAt(db: Db, playerId: string, key: LimitKey): Promise<Date | null> {
  return (await limitOf(db, { playerId, ...key }))[0]?.wantedAt ?? null;
}
