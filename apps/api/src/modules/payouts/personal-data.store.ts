import { recordSource } from '../../platform/record-source.ts';
import { payout } from './payouts.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const payoutsRecords = {
  payouts: recordSource(payout, { key: ['id'], withheld: ['batchId', 'settledBy', 'note'] }),
};
