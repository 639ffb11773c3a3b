import { addBusinessDays } from '../business-days.ts';
import { type PayoutMethod, payoutTerms } from './payout-methods.ts';
import type { PayoutFailure } from './payouts.ts';

/** Limits of redemptions. Amounts are in hundredths; 1 SC is one US dollar. */
export const redemptionLimits = {
  requestHundredths: 500_000n,
  dayHundredths: 250_000n,
  monthHundredths: 1_000_000n,
  accountAgeDays: 7,
  /** Minimum hours between two requests. */
  hoursBetween: 24,
  /** How long Sweeps Coins must be held before they can be redeemed. */
  heldHours: 24,
  /** Above this amount, two different staff members must approve. */
  oneApprovalHundredths: 200_000n,
} as const;

/**
 * A request is returned after this many days if the player does not verify or take the skill test. Reminders
 * are sent before.
 */
export const verificationDeadline = { returnedAfterDays: 30, remindedAfterDays: [7, 21, 28] } as const;

/** Number of past days in which processing times of redemptions are measured. */
export const measuredTimesDays = 30;

/** Maximum length of the note that staff write to a player. */
export const redemptionNoteMaxLength = 500;

/** What the player must still provide. `identity` blocks the review, `skill_test` the approval, `w9` the payout. */
export const redemptionNeeds = ['identity', 'skill_test', 'w9'] as const;
export type RedemptionNeed = (typeof redemptionNeeds)[number];

/** The next step in each state. */
export const redemptionSteps = ['verification', 'review', 'handover', 'payment'] as const;
export type RedemptionStep = (typeof redemptionSteps)[number];

type Decider = 'player' | 'compliance' | 'finance';
interface State {
  readonly moves: readonly string[];
  /** Who must act. Null in a final state. */
  readonly decides: Decider | null;
  readonly step: RedemptionStep | null;
  /**
   * Target and maximum in business days. `method`: as promised for the payout method. Null: calendar days or no
   * deadline.
   */
  readonly businessDays: { readonly from: number; readonly to: number } | 'method' | null;
  /** Where the Sweeps Coins are. `house` means the operator. */
  readonly coins: 'escrow' | 'player' | 'house';
}

/**
 * States, moves, actors and deadlines. The server, the player screens and the staff screens all read this
 * table.
 */
export const redemptionStates = {
  awaiting_verification: {
    moves: ['in_review', 'rejected', 'returned', 'forfeited'],
    decides: 'player',
    step: 'verification',
    businessDays: null,
    coins: 'escrow',
  },
  in_review: {
    // Returned if the skill test is not taken in time.
    moves: ['approved', 'rejected', 'returned', 'forfeited'],
    decides: 'compliance',
    step: 'review',
    // The review takes 1 to 5 business days.
    businessDays: { from: 1, to: 5 },
    coins: 'escrow',
  },
  approved: {
    // Returned if the account was closed without the W-9 that it needs.
    moves: ['processing', 'rejected', 'returned', 'forfeited'],
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
/** Rejected and returned redemptions give the Sweeps Coins back. Forfeited ones do not. */
export const redemptionStatuses = Object.keys(redemptionStates) as [RedemptionStatus, ...RedemptionStatus[]];
/** States that need another decision or action. A player has at most one redemption in these states. */
export const openRedemptionStatuses = redemptionStatuses.filter((status) => redemptionStates[status].step !== null);

export function redemptionMayMove(from: RedemptionStatus, to: RedemptionStatus): boolean {
  return (redemptionStates[from].moves as readonly RedemptionStatus[]).includes(to);
}

/**
 * Why staff reject a request. The Sweeps Coins go back. packages/messages has a sentence for each, and staff
 * may add a note.
 */
export const rejectionReasons = [
  'name_mismatch',
  'details_invalid',
  'method_unavailable',
  'verification_failed',
  'region',
  'rules',
  'player_asked',
] as const;
/** Why staff forfeit a prize. The Sweeps Coins do not go back. */
export const forfeitureReasons = ['fraud', 'duplicate_account', 'underage', 'bonus_abuse'] as const;
/** Why a step takes longer than promised. */
export const delayReasons = ['busy', 'further_review', 'provider', 'details_check'] as const;
/** Why a redemption is approved again after a payout that failed. */
export const payoutFailureReasons = [
  'payout_failed',
  'payout_details_wrong',
  'payout_account_closed',
  'payout_sent_back',
] as const;
/** Reasons that the product itself decides or records. */
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
  'payout_unclaimed',
  ...payoutFailureReasons,
  'paid',
  'unverified',
  'closed_without_w9',
  'late',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
export type ForfeitureReason = (typeof forfeitureReasons)[number];
export type DelayReason = (typeof delayReasons)[number];
/** Reasons of a redemption's current state, as codes. packages/messages has a sentence for each. */
export const redemptionReasons = [
  ...recordedReasons,
  ...rejectionReasons,
  ...forfeitureReasons,
  ...delayReasons,
] as const;
export type RedemptionReason = (typeof redemptionReasons)[number];

const failureReasons: Readonly<Record<PayoutFailure, (typeof payoutFailureReasons)[number]>> = {
  details_wrong: 'payout_details_wrong',
  account_closed: 'payout_account_closed',
  refused_by_provider: 'payout_failed',
  sent_back: 'payout_sent_back',
  other: 'payout_failed',
};

/** Returns the reason that the player reads for a failure of the payout. */
export function reasonOfPayoutFailure(failure: PayoutFailure): (typeof payoutFailureReasons)[number] {
  return failureReasons[failure];
}

export function isPayoutFailureReason(reason: RedemptionReason): boolean {
  return (payoutFailureReasons as readonly RedemptionReason[]).includes(reason);
}

/** Returns the promised business days of a step (target and maximum). Null if the operator has no step to do. */
export function promisedBusinessDays(
  status: RedemptionStatus,
  method: PayoutMethod,
): { readonly from: number; readonly to: number } | null {
  const { businessDays } = redemptionStates[status];
  return businessDays === 'method' ? payoutTerms[method].businessDays : businessDays;
}

const dayMs = 86_400_000;

/** Whether the redemption waits for something without which it is returned after a deadline. */
export function isUnverified(needs: readonly RedemptionNeed[]): boolean {
  return needs.includes('identity') || needs.includes('skill_test');
}

/**
 * Returns when the current step is due. The step began at `since`. For a payment, `since` is the approval, so
 * the deadline includes the hand-over. While the player must act, the operator has no deadline: an unverified
 * request has its return date, any other returns null.
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
  if (isUnverified(needs)) return new Date(createdAt.getTime() + verificationDeadline.returnedAfterDays * dayMs);
  const promise = promisedBusinessDays(status, method);
  return promise === null || needs.length > 0 ? null : addBusinessDays(since, promise.to);
}

/** Number of different staff members who must approve an amount (hundredths of SC). */
export function approvalsNeeded(amountHundredths: bigint): 1 | 2 {
  return amountHundredths > redemptionLimits.oneApprovalHundredths ? 2 : 1;
}
