import type { DelayReason, ForfeitureReason, RedemptionNeed, RedemptionStatus, RejectionReason } from '@goldwren/rules';
import { redemptions } from '../../en/redemptions/redemptions.ts';

const statuses: Record<RedemptionStatus, string> = {
  awaiting_verification: 'Waiting for verification',
  in_review: 'In review',
  approved: 'Approved',
  processing: 'Being paid',
  paid: 'Paid',
  rejected: 'Rejected',
  returned: 'Returned, not completed',
  forfeited: 'Forfeited',
};
const needs: Record<RedemptionNeed, string> = { identity: 'identity', skill_test: 'skill test', w9: 'form W-9' };
const rejections: Record<RejectionReason, string> = {
  name_mismatch: 'Payout account has a different name',
  details_invalid: 'Invalid payout details',
  method_unavailable: 'Payout method not available',
  verification_failed: 'Identity could not be verified',
  region: 'Region without prizes',
  rules: 'Against the sweepstakes rules',
  player_asked: 'Requested by the player',
};
const forfeitures: Record<ForfeitureReason, string> = {
  fraud: 'Fraud',
  duplicate_account: 'More than one account',
  underage: 'Underage',
  bonus_abuse: 'Bonus abuse',
};
const delays: Record<DelayReason, string> = {
  busy: 'More requests than usual',
  further_review: 'Needs further review',
  provider: 'The payment provider takes longer',
  details_check: 'Payout details are being checked',
};
const identity = { none: 'Nothing sent', submitted: 'In review', verified: 'Verified', rejected: 'Rejected' };

export const redemptionMessages = {
  title: 'Redemptions',
  about: 'Redemptions that players requested. Each step has a deadline, and the player sees it too.',
  one: (amount: string) => `Redemption of ${amount}`,
  caption: 'Redemptions',
  empty: 'No redemption has this status.',
  statuses,
  methods: redemptions.methods,
  rejections,
  forfeitures,
  delays,
  identity,
  /** The messages that the player sees in the history. */
  told: redemptions.reasons,
  player: 'Player',
  amount: 'Amount',
  method: 'Method',
  status: 'Status',
  clock: 'Deadline',
  approvals: 'Approvals',
  approvalsOf: (given: number, needed: number) => `${given} of ${needed}`,
  late: 'Late',
  onlyLate: 'Late only',
  waitsFor: (what: readonly RedemptionNeed[]) =>
    `Waiting for the player: ${what.map((need) => needs[need]).join(', ')}`,
  request: 'Request',
  person: 'Player',
  history: 'History',
  details: 'Payout details',
  asked: 'Requested',
  approvedBy: 'Approved by',
  noApproval: 'None yet',
  region: 'Lives in',
  identityStatus: 'Identity',
  memberSince: 'Account since',
  standing: 'Standing',
  good: 'Good',
  suspended: 'Suspended',
  noRedemptions: 'Redemptions are suspended because a payment was reversed',
  limits: 'Limits: request, day, month',
  limitsUntil: 'Raised until',
  withheld: 'Tax withheld',
  paid: 'Paid out',
  product: 'the system or the player',
  approve: 'Approve',
  approveTitle: 'Approve this redemption?',
  approveText:
    'We screen the player against the sanctions list first. Above $2,000 a second staff member has to approve too.',
  approveDone: 'Your approval is recorded.',
  reject: 'Reject',
  rejectTitle: 'Reject this redemption?',
  rejectText: 'All Sweeps Coins return to the player. The player sees the reason and your note, if you write one.',
  rejectDone: 'The redemption is rejected, and the coins are returned.',
  forfeit: 'Forfeit',
  forfeitTitle: 'Forfeit this redemption?',
  forfeitText:
    'The Sweeps Coins do not return to the player. The player sees the reason and your note, if you write one.',
  forfeitDone: 'The redemption is forfeited.',
  delay: 'Report a delay',
  delayTitle: 'Tell the player about a delay?',
  delayText: 'The player sees the reason in the history and by email. The deadline does not change.',
  delayDone: 'The player is informed.',
  noteHint: 'We send it to the player as written.',
} as const;
