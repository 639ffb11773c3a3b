/** The public interface of redemptions, for identity, tax, payouts and the app. */

export { readAllowance } from './eligibility/read-allowance.ts';
export { selectEscrowOfPlayers, sumEscrow, sumRedemptionsPaid, sumRedemptionsRequested } from './figures.store.ts';
export { lockOpenRedemption } from './lifecycle/advance-player.ts';
export { advanceRedemptions } from './lifecycle/advance-redemptions.ts';
export { addNeed } from './lifecycle/fulfil-need.ts';
export { type LockedRedemption, lockRedemption, lockRedemptionById } from './lifecycle/lock-redemption.ts';
export { moveRedemption } from './lifecycle/move-redemption.ts';
export { recordUnclaimed } from './lifecycle/record-unclaimed.ts';
export { countApprovals, selectPayableSince } from './lifecycle/status-history.store.ts';
export { selectLatestRequests, sumRedemptionsOf } from './lifetime.store.ts';
export { statusOfRedemption } from './ownership.store.ts';
export { erasePayee, hasOpenRedemption } from './payment/erase-payee.store.ts';
export {
  type ApprovedRow,
  openDetailsOf,
  selectApproved,
  selectApprovedByIds,
  selectPayable,
} from './payment/payable.store.ts';
export { redemptionsRecords } from './personal-data.store.ts';
export { selectRedemptions } from './redemption.store.ts';
export { countRedemptions, playersOfRedemptions, redemptionsMatchJournal } from './redemptions.checks.ts';
export { redemptionApproved, redemptionMoved, redemptionRequested } from './redemptions.events.ts';
export { redemptionsPlugin } from './redemptions.plugin.ts';
export { findRedemptions } from './review/find-redemptions.ts';
export { readPromisedTimes } from './review/promised-times.store.ts';
export { recordReview } from './review/record-review.ts';
export { waitingRedemptions, waitingSecondReviews } from './review/waiting-reviews.ts';
