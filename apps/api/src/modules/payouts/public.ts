/** Front door of payouts: handing out and settling, receipts, and the sums that taxes follow. */

export { countPayouts, payoutsMatchRedemptions, playersOfPayouts } from './payouts.checks.ts';
export { payoutsPlugin } from './payouts.plugin.ts';
export { type PayoutRow, selectYearOfPlayer, sumPaidInYear, sumYearByPlayer, type YearSum } from './payouts.store.ts';
export { payoutsRecords } from './personal-data.store.ts';
export { waitingPayouts } from './waiting-payouts.ts';
