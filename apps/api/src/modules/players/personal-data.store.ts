import { and, eq, ne } from 'drizzle-orm';
import { recordSource } from '../../platform/record-source.ts';
import { legalAcceptance } from './legal-acceptance.table.ts';
import { player } from './player.table.ts';
import { playerEvent } from './player-event.table.ts';

/**
 * The data of a player in these tables, for the player's data export. Notes that staff wrote for other staff are left
 * out.
 */
export const playersRecords = {
  profile: recordSource(player, {
    key: [],
    withheld: ['emailKey', 'passwordHash', 'searchText'],
    owner: ({ id }) => eq(player.id, id),
  }),
  accepted_terms: recordSource(legalAcceptance, { key: ['document', 'version'] }),
  account_events: recordSource(playerEvent, {
    key: ['id'],
    withheld: ['staffId'],
    owner: ({ id }) => and(eq(playerEvent.playerId, id), ne(playerEvent.kind, 'note')),
  }),
};
