import { recordSource } from '../../platform/record-source.ts';
import { sweepsExpiryNotice } from './sweeps-expiry.table.ts';

/** What of this table is a player's own, for their export. */
export const sweepsExpiryRecords = {
  sweeps_notices: recordSource(sweepsExpiryNotice, { key: ['absentSince', 'notice'] }),
};
