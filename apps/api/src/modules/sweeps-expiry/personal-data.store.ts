import { recordSource } from '../../platform/record-source.ts';
import { sweepsExpiryNotice } from './sweeps-expiry.table.ts';

/** The data of a player in this table, for the player's data export. */
export const sweepsExpiryRecords = {
  sweeps_notices: recordSource(sweepsExpiryNotice, { key: ['absentSince', 'afterSeq', 'notice'] }),
};
