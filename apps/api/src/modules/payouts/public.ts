/** The public interface of payouts: starting and settling payouts, receipts, and the sums for taxes. */

export { findReceipts } from './find-receipts.ts';
export { countPayouts, payoutsMatchRedemptions, playersOfPayouts } from './payouts.checks.ts';
export { payoutsPlugin } from './payouts.plugin.ts';
export { type PayoutRow, selectYearOfPlayer, sumPaidInYear, sumYearByPlayer, type YearSum } from './payouts.store.ts';
export { payoutsRecords } from './personal-data.store.ts';
export { advanceTransfer, advanceTransfers, type TransferDeps } from './transfers/advance-transfer.ts';
export { publishTransfers } from './transfers/publish-transfers.ts';
export { selectTransferNames } from './transfers/transfer.store.ts';
export { waitingPayouts } from './waiting-payouts.ts';
