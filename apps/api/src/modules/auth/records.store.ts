import { recordSource } from '../../platform/record-source.ts';
import { httpSession } from './auth.table.ts';

/** What of these tables is a player's own, for their export. */
export const authRecords = {
  sessions: recordSource(httpSession, { key: ['createdAt', 'idHash'], withheld: ['idHash'] }),
};
