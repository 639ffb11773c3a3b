import { recordSource } from '../../platform/record-source.ts';
import { payout, payoutTransfer } from './payouts.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const payoutsRecords = {
  payouts: recordSource(payout, { key: ['id'], withheld: ['batchId', 'settledBy', 'note'] }),
  payout_transfers: recordSource(payoutTransfer, {
    key: ['id'],
    withheld: ['attempts', 'sendingUntil', 'checkedAt', 'signaledAt'],
  }),
};
