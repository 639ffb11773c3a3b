import { addBusinessDays } from './business-days.ts';
import { type PayoutMethod, payoutTerms } from './payout-methods.ts';

/** Limits of redemptions. Amounts in hundredths; 1 SC is one US dollar. */
export const redemptionLimits = {
  requestHundredths: 500_000n,
  dayHundredths: 250_000n,
  monthHundredths: 1_000_000n,
  accountAgeDays: 7,
  /** Between two requests. */
  hoursBetween: 24,
  /** How long Sweeps Coins are held before they can be redeemed. */
  heldHours: 24,
  /** Above this amount two different members of staff approve. */
  oneApprovalHundredths: 200_000n,
} as const;

/** A request whose player does not verify, or take the skill test, goes back after so many days, with reminders on the way. */
export const unverified = { returnedAfterDays: 30, remindedAfterDays: [7, 21, 28] } as const;

/** How far back the measured times of redemptions look. */
export const measuredTimesDays = 30;

/** Longest note that staff write to a player. */
export const redemptionNoteMaxLength = 500;

/** What a redemption waits for from its player. Identity blocks the review, the skill test approval, the form payout. */
export const redemptionNeeds = ['identity', 'skill_test', 'w9'] as const;
export type RedemptionNeed = (typeof redemptionNeeds)[number];

/** What happens next in each state. */
export const redemptionSteps = ['verification', 'review', 'handover', 'payment'] as const;
export type RedemptionStep = (typeof redemptionSteps)[number];

type Decider = 'player' | 'compliance' | 'finance';
interface State {
  readonly moves: readonly string[];
  /** Who is to act; null once nobody is. */
  readonly decides: Decider | null;
  readonly step: RedemptionStep | null;
  /** Target and maximum in business days; `method`: as the method promises. Null: days of the calendar, or none. */
  readonly businessDays: { readonly from: number; readonly to: number } | 'method' | null;
  /** Where the Sweeps Coins are. */
  readonly coins: 'escrow' | 'player' | 'house';
}

/** States, moves, who decides and by when, once: server, player screens and staff screens read this table. */
export const redemptionStates = {
  awaiting_verification: {
    moves: ['in_review', 'rejected', 'returned', 'forfeited'],
    decides: 'player',
    step: 'verification',
    businessDays: null,
    coins: 'escrow',
  },
  in_review: {
    // Returned when the skill test is not taken in time.
    moves: ['approved', 'rejected', 'returned', 'forfeited'],
    decides: 'compliance',
    step: 'review',
    // The review takes 1-5 business days.
    businessDays: { from: 1, to: 5 },
    coins: 'escrow',
  },
  approved: {
    moves: ['processing', 'rejected', 'forfeited'],
    decides: 'finance',
    step: 'handover',
    businessDays: { from: 1, to: 2 },
    coins: 'escrow',
  },
  processing: {
    moves: ['paid', 'approved'],
    decides: 'finance',
    step: 'payment',
    businessDays: 'method',
    coins: 'escrow',
  },
  paid: { moves: [], decides: null, step: null, businessDays: null, coins: 'house' },
  rejected: { moves: [], decides: null, step: null, businessDays: null, coins: 'player' },
  returned: { moves: [], decides: null, step: null, businessDays: null, coins: 'player' },
  forfeited: { moves: [], decides: null, step: null, businessDays: null, coins: 'house' },
} as const satisfies Record<string, State>;

export type RedemptionStatus = keyof typeof redemptionStates;
/** Rejected and returned give the Sweeps Coins back, forfeited does not. */
export const redemptionStatuses = Object.keys(redemptionStates) as [RedemptionStatus, ...RedemptionStatus[]];
/** In which something is still to be decided or done; a player has at most one such redemption. */
export const openRedemptionStatuses = redemptionStatuses.filter((status) => redemptionStates[status].step !== null);

export function redemptionMayMove(from: RedemptionStatus, to: RedemptionStatus): boolean {
  return (redemptionStates[from].moves as readonly RedemptionStatus[]).includes(to);
}

/** Why staff refuse a request; the Sweeps Coins go back. Each has its sentence in words, and staff may add a note. */
export const rejectionReasons = [
  'name_mismatch',
  'details_invalid',
  'method_unavailable',
  'verification_failed',
  'region',
  'rules',
  'player_asked',
] as const;
/** Why a prize is forfeited: the Sweeps Coins do not go back. */
export const forfeitureReasons = ['fraud', 'duplicate_account', 'underage', 'bonus_abuse'] as const;
/** Why a step takes longer than promised. */
export const delayReasons = ['busy', 'further_review', 'provider', 'details_check'] as const;
/** What the product itself decides or records. */
export const recordedReasons = [
  'requested',
  'verified',
  'skill_test_passed',
  'skill_test_failed',
  'first_approval',
  'approved',
  'w9_needed',
  'w9_given',
  'handed_over',
  'payout_failed',
  'paid',
  'unverified',
  'late',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
export type ForfeitureReason = (typeof forfeitureReasons)[number];
export type DelayReason = (typeof delayReasons)[number];
/** Why a redemption stands as it does: a code; packages/messages has a sentence for each. */
export const redemptionReasons = [
  ...recordedReasons,
  ...rejectionReasons,
  ...forfeitureReasons,
  ...delayReasons,
] as const;
export type RedemptionReason = (typeof redemptionReasons)[number];

/** What is promised of a step: business days, target and maximum. Null where no step of ours is. */
export function promisedBusinessDays(
  status: RedemptionStatus,
  method: PayoutMethod,
): { readonly from: number; readonly to: number } | null {
  const { businessDays } = redemptionStates[status];
  return businessDays === 'method' ? payoutTerms[method].businessDays : businessDays;
}

const dayMs = 86_400_000;

/** Does it wait for something that ends it where the player does not do it in time? */
export function isUnverified(needs: readonly RedemptionNeed[]): boolean {
  return needs.includes('identity') || needs.includes('skill_test');
}

/**
 * By when the step is due whose clock began at `since`: the end of its promise. The clock of a payment begins with the
 * approval, so its promise includes the hand-over. While the player has something to do there is
 * no clock of ours: it runs until an unverified request is returned, or stands still.
 */
export function redemptionDueAt(redemption: {
  readonly status: RedemptionStatus;
  readonly method: PayoutMethod;
  readonly needs: readonly RedemptionNeed[];
  readonly createdAt: Date;
  readonly since: Date;
}): Date | null {
  const { status, method, needs, createdAt, since } = redemption;
  if (redemptionStates[status].step === null) return null;
  if (isUnverified(needs)) return new Date(createdAt.getTime() + unverified.returnedAfterDays * dayMs);
  const promise = promisedBusinessDays(status, method);
  return promise === null || needs.length > 0 ? null : addBusinessDays(since, promise.to);
}

/** How many different members of staff must approve an amount (hundredths of SC). */
export function approvalsNeeded(amountHundredths: bigint): 1 | 2 {
  return amountHundredths > redemptionLimits.oneApprovalHundredths ? 2 : 1;
}
