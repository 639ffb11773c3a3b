import { recordSource } from '../../platform/record-source.ts';
import { challengeEntry } from './challenge.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const challengeRecords = {
  challenge_entries: recordSource(challengeEntry, { key: ['day'], withheld: ['aliasKey', 'removedAliasKeys'] }),
};
