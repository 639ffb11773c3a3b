import { and, eq } from 'drizzle-orm';
import { recordSource } from '../../platform/record-source.ts';
import { adjustment } from './adjustments.table.ts';

/** What of this table is a player's own, for their export: what was done, not what was only considered. */
export const adjustmentsRecords = {
  adjustments: recordSource(adjustment, {
    key: ['id'],
    withheld: ['requestedBy', 'decidedBy', 'decisionNote', 'reason'],
    owner: ({ id }) => and(eq(adjustment.playerId, id), eq(adjustment.status, 'approved')),
  }),
};
