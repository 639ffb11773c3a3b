/** Limits that players set for themselves, breaks that they take, and how both change. */
import type { Currency } from '../money/currencies.ts';

/** Kinds of limit. `purchase`: US cents. Losses: net, in hundredths of the coin. `play_time`: seconds. */
export const limitKinds = ['purchase', 'gold_loss', 'sweeps_loss', 'play_time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Unit of each kind of limit. */
export const limitUnits = {
  purchase: 'hundredths',
  gold_loss: 'hundredths',
  sweeps_loss: 'hundredths',
  play_time: 'seconds',
} as const satisfies Record<LimitKind, 'hundredths' | 'seconds'>;
export type LimitUnit = (typeof limitUnits)[LimitKind];

/** @throws Error for an unknown kind, such as one of a newer server. */
export function limitUnitOf(kind: LimitKind): LimitUnit {
  const unit: LimitUnit | undefined = limitUnits[kind];
  if (unit === undefined) throw new Error(`there is no limit of the kind ${kind}`);
  return unit;
}

/** The limit that applies to losses of a coin. */
export const lossLimitOf = { gold: 'gold_loss', sweeps: 'sweeps_loss' } as const satisfies Record<Currency, LimitKind>;

/** Calendar periods of the product time zone; a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitRules = {
  /** A raised or removed limit stays in force for this long after the request. */
  loosenAfterHours: 24,
  /** After that wait, the player must confirm the change within this many days. Otherwise the request expires. */
  confirmWithinDays: 7,
  /**
   * Two play actions further apart than this belong to different visits. The time between them is not play
   * time.
   */
  playGapSeconds: 300,
  /** How long a player waits after they ask to return from a self-exclusion. */
  returnAfterHours: 24,
} as const;

/** Intervals of play between reality checks. The player chooses one or none. */
export const realityCheckMinutes = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

export const coolOffDays = [1, 3, 7, 14, 30, 42] as const;
export type CoolOffDays = (typeof coolOffDays)[number];

/** Length of each term in months; null means permanent. */
export const exclusionTerms = {
  '6_months': 6,
  '1_year': 12,
  '3_years': 36,
  '5_years': 60,
  permanent: null,
} as const;
export type ExclusionTerm = keyof typeof exclusionTerms;
export const exclusionTermNames = Object.keys(exclusionTerms) as [ExclusionTerm, ...ExclusionTerm[]];

/** The largest limit that can be set, in the unit of its kind. A larger one would have no effect. */
export const largestLimit: Record<LimitKind, bigint> = {
  purchase: 10_000_000n,
  gold_loss: 1_000_000_000_000n,
  sweeps_loss: 100_000_000n,
  play_time: 31n * 86_400n,
};

/**
 * Why a player may not play at the moment, as the eligibility check and the ledger functions name it.
 * `exclusion_review`: the account may belong to a person who has excluded themselves. A staff member
 * compares the two.
 */
export const breakCodes = ['self_excluded', 'exclusion_review', 'cooling_off'] as const;
export type BreakCode = (typeof breakCodes)[number];
