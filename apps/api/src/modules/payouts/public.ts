/** Front door of payouts: handing out and settling, receipts, and the sums that taxes follow. */

export { countPayouts, payoutsMatchRedemptions, playersOfPayouts } from './payouts.checks.ts';
export { payoutsRoutes } from './payouts.routes.ts';
export { payoutsStaffRoutes } from './payouts.staff-routes.ts';
export { selectYearOfPlayer, sumPaidInYear, sumYearByPlayer } from './payouts.store.ts';
export { payoutsRecords } from './personal-data.store.ts';
export { manualProvider } from './providers/manual-provider.ts';
export { askForMissingW9 } from './refusal-of-payout.ts';
export { waitingPayouts } from './waiting-payouts.ts';
