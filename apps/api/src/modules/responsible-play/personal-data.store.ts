import { recordSource } from '../../platform/record-source.ts';
import { playControlEvent, playLimit, playPace } from './responsible-play.table.ts';

/** What of these tables is a player's own, for their export. */
export const responsiblePlayRecords = {
  play_limits: recordSource(playLimit, { key: ['kind', 'period'] }),
  reality_checks: recordSource(playPace, { key: [] }),
  play_control_events: recordSource(playControlEvent, { key: ['id'] }),
};
