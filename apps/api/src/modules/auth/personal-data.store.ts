import { recordSource } from '../../platform/record-source.ts';
import { httpSession, playerTotp } from './auth.table.ts';

/**
 * The data of a player in these tables, for the player's data export. Of the second factor, only its existence is
 * exported.
 */
export const authRecords = {
  sessions: recordSource(httpSession, { key: ['publicId'], withheld: ['idHash'] }),
  second_factor: recordSource(playerTotp, { key: [], withheld: ['secret', 'lastStep'] }),
};
