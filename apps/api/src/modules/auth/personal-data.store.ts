import { recordSource } from '../../platform/record-source.ts';
import { httpSession, playerTotp } from './auth.table.ts';

/** What of these tables is a player's own, for their export; of the second factor only that there is one. */
export const authRecords = {
  sessions: recordSource(httpSession, { key: ['publicId'], withheld: ['idHash'] }),
  second_factor: recordSource(playerTotp, { key: [], withheld: ['secret', 'lastStep'] }),
};
