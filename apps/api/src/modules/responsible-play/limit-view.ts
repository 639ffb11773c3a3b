import type { PlayLimit } from '@goldwren/contracts/player';
import {
  formatHundredths,
  type LimitKind,
  type LimitUnit,
  limitRules,
  limitUnitOf,
  orderExpiryHours,
  periodStart,
  productDayStart,
} from '@goldwren/rules';
import type { LimitRow } from './responsible-play.store.ts';

const hourMs = 3_600_000;

const inUnit: Readonly<Record<LimitUnit, (value: bigint) => string>> = {
  hundredths: formatHundredths,
  seconds: (value) => String((value + 59n) / 60n),
};

/** Formats an amount of a limit for the API: dollars, coins, or whole minutes rounded up. */
export function limitAmount(kind: LimitKind, value: bigint): string {
  return inUnit[limitUnitOf(kind)](value);
}

/** Returns the period in which a requested looser limit can be confirmed. */
export function confirmableFrom(wantedAt: Date): { from: Date; until: Date } {
  const from = new Date(wantedAt.getTime() + limitRules.loosenAfterHours * hourMs);
  return { from, until: new Date(from.getTime() + limitRules.confirmWithinDays * 24 * hourMs) };
}

/** Returns when the current period ends. */
export function resetsAt({ period, periodStart: start }: Pick<LimitRow, 'period' | 'periodStart'>): Date {
  return productDayStart(periodStart(period, start, 1));
}

/** Returns how much of a limit open orders reserve, and until when: null during a review. Null when they reserve nothing. */
export function reservedOf({ kind, reserved, reservedAt }: LimitRow): { amount: string; until: string | null } | null {
  if (reserved === 0n) return null;
  const until = reservedAt && new Date(reservedAt.getTime() + orderExpiryHours * hourMs);
  return { amount: limitAmount(kind, reserved), until: until?.toISOString() ?? null };
}

export function toPlayLimit(row: LimitRow, now: Date): PlayLimit {
  const { kind, period, amount, used } = row;
  const wait = row.wantedAt ? confirmableFrom(row.wantedAt) : null;
  const taken = used + row.reserved;
  const left = amount > taken ? amount - taken : 0n;
  return {
    kind,
    period,
    amount: limitAmount(kind, amount),
    used: limitAmount(kind, used),
    left: limitAmount(kind, left),
    reserved: reservedOf(row),
    resets_at: resetsAt(row).toISOString(),
    wanted:
      wait && wait.until > now
        ? {
            amount: row.wanted === null ? null : limitAmount(kind, row.wanted),
            from: wait.from.toISOString(),
            until: wait.until.toISOString(),
          }
        : null,
  };
}
