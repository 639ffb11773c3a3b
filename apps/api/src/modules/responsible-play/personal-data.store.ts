import { recordSource } from '../../platform/record-source.ts';
import { playLimit, playPace, responsiblePlayEvent } from './responsible-play.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const responsiblePlayRecords = {
  play_limits: recordSource(playLimit, { key: ['kind', 'period'] }),
  reality_checks: recordSource(playPace, { key: [] }),
  responsible_play_events: recordSource(responsiblePlayEvent, { key: ['id'] }),
};
