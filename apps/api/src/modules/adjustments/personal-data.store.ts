import { and, eq } from 'drizzle-orm';
import { recordSource } from '../../platform/record-source.ts';
import { adjustment } from './adjustments.table.ts';

/** The data of a player in this table, for the player's data export. Only approved adjustments are included. */
export const adjustmentsRecords = {
  adjustments: recordSource(adjustment, {
    key: ['id'],
    withheld: ['requestedBy', 'decidedBy', 'decisionNote', 'reason'],
    owner: ({ id }) => and(eq(adjustment.playerId, id), eq(adjustment.status, 'approved')),
  }),
};
