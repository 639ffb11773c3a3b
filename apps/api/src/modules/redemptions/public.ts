/** Front door of redemptions: routes, what identity and tax set going, and the moves that payouts make. */
export { advanceVerified, advanceW9Given } from './advance-player.ts';
export { attendRedemptions } from './attend-redemptions.ts';
export { erasePayee, hasOpenRedemption } from './erase-payee.store.ts';
export { sumEscrow, sumRedemptionsAsked, sumRedemptionsPaid } from './figures.store.ts';
export {
  type ApprovedRow,
  openDetailsOf,
  selectApproved,
  selectApprovedByIds,
  selectPayable,
} from './for-payouts.store.ts';
export { addNeed } from './fulfil-need.ts';
export { countApprovals, selectPayableSince } from './history.store.ts';
export { type LockedRedemption, lockRedemption, lockRedemptionById } from './lock-redemption.ts';
export { moveRedemption } from './move-redemption.ts';
export { noteReview } from './note-review.ts';
export { isRedemptionOf, statusOfRedemption } from './of-player.store.ts';
export { readAllowance } from './read-allowance.ts';
export { redemptionsRecords } from './records.store.ts';
export { countRedemptions, playersOfRedemptions, redemptionsMatchJournal } from './redemptions.checks.ts';
export { redemptionsRoutes } from './redemptions.routes.ts';
export { redemptionsStaffRoutes } from './redemptions.staff-routes.ts';
export { selectRedemptions } from './redemptions.store.ts';
export { waitingRedemptions, waitingSecondReviews } from './waiting-reviews.ts';
