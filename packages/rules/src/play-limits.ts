/** Limits that players set themselves, breaks they take, and how both change. */
import type { Currency } from './currencies.ts';

/** What can be limited. `purchase`: US cents; the losses: net, hundredths of the coin; `play_time`: seconds. */
export const limitKinds = ['purchase', 'gold_loss', 'sweeps_loss', 'play_time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** How amounts of each kind are counted. */
export const limitUnits = {
  purchase: 'hundredths',
  gold_loss: 'hundredths',
  sweeps_loss: 'hundredths',
  play_time: 'seconds',
} as const satisfies Record<LimitKind, 'hundredths' | 'seconds'>;
export type LimitUnit = (typeof limitUnits)[LimitKind];

/** @throws Error for a kind that does not exist, such as one of a newer server. */
export function limitUnitOf(kind: LimitKind): LimitUnit {
  const unit: LimitUnit | undefined = limitUnits[kind];
  if (unit === undefined) throw new Error(`there is no limit of the kind ${kind}`);
  return unit;
}

/** The limit that the loss of a coin counts for. */
export const lossLimitOf = { gold: 'gold_loss', sweeps: 'sweeps_loss' } as const satisfies Record<Currency, LimitKind>;

/** Calendar periods of the product time zone; a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitRules = {
  /** A limit that is raised or taken away stays in force this long after it was asked for … */
  loosenAfterHours: 24,
  /** … and until the player confirms, within so many days from then; else the request lapses. */
  confirmWithinDays: 7,
  /** Two actions of play that are further apart than this are two visits, and the time between is not play. */
  playGapSeconds: 300,
  /** How long a player who asks to come back after a self-exclusion still waits. */
  returnAfterHours: 24,
} as const;

/** A reality check comes after so much play, when the player wants one. */
export const realityCheckMinutes = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

export const coolOffDays = [1, 3, 7, 14, 30, 42] as const;
export type CoolOffDays = (typeof coolOffDays)[number];

/** Months of each term; null: for good. */
export const exclusionTerms = {
  '6_months': 6,
  '1_year': 12,
  '3_years': 36,
  '5_years': 60,
  permanent: null,
} as const;
export type ExclusionTerm = keyof typeof exclusionTerms;
export const exclusionTermNames = Object.keys(exclusionTerms) as [ExclusionTerm, ...ExclusionTerm[]];

/** The largest limit that can be set, in the unit of its kind: beyond it a limit limits nothing. */
export const largestLimit: Record<LimitKind, bigint> = {
  purchase: 10_000_000n,
  gold_loss: 1_000_000_000_000n,
  sweeps_loss: 100_000_000n,
  play_time: 31n * 86_400n,
};

/**
 * Why somebody may not play for now, as the gate and the money functions name it. `exclusion_review`: the account may belong
 * to a person who has excluded themselves, and a member of staff compares the two.
 */
export const breakCodes = ['self_excluded', 'exclusion_review', 'cooling_off'] as const;
export type BreakCode = (typeof breakCodes)[number];

/**
 * When a change of a limit is in force. Tighter, first and equal: now. Looser, or none at all: after the wait and the
 * player's confirmation.
 * @param current null: none in force. @param wanted null: none.
 */
export function limitChangeIsNow(current: bigint | null, wanted: bigint | null): boolean {
  return current === null || (wanted !== null && wanted <= current);
}
