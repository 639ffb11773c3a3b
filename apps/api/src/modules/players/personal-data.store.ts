import { and, eq, ne } from 'drizzle-orm';
import { recordSource } from '../../platform/record-source.ts';
import { legalAcceptance } from './legal-acceptance.table.ts';
import { player } from './player.table.ts';
import { playerEvent } from './player-event.table.ts';

/** What of these tables is a player's own, for their export; what staff noted for themselves is not. */
export const playersRecords = {
  profile: recordSource(player, {
    key: [],
    withheld: ['emailKey', 'passwordHash'],
    owner: ({ id }) => eq(player.id, id),
  }),
  accepted_terms: recordSource(legalAcceptance, { key: ['document', 'version'] }),
  account_events: recordSource(playerEvent, {
    key: ['id'],
    withheld: ['staffId'],
    owner: ({ id }) => and(eq(playerEvent.playerId, id), ne(playerEvent.kind, 'note')),
  }),
};
