import { recordSource } from '../../platform/record-source.ts';
import { payout } from './payouts.table.ts';

/** What of these tables is a player's own, for their export. */
export const payoutsRecords = {
  payouts: recordSource(payout, { key: ['id'], withheld: ['batchId', 'settledBy', 'note'] }),
};
