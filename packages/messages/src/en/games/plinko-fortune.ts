import type { PlayedEvent } from '../../facts/game-facts.ts';

const risks = { low: 'low', medium: 'medium', high: 'high' };

/** "slot 2 of 13 at high risk"; slots count from 1 at the left. */
function summary(events: readonly PlayedEvent[]): string {
  const drop = events.find(({ type }) => type === 'drop');
  if (!drop) return 'the ball falls';
  const rows = (drop.path as readonly number[]).length;
  return `slot ${Number(drop.slot) + 1} of ${rows + 1} at ${risks[drop.risk as keyof typeof risks]} risk`;
}

export const plinkoFortune = {
  summary,
  drop: 'Drop',
  dropAgain: 'Drop again',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  keys: {
    space: 'Space',
    drop: 'Drop a ball',
    stake: 'Change the stake',
    escape: 'Esc',
    skip: 'Skip to the results',
  },
  slots: 'Slot payouts, times the stake, from the left',
  landed: 'the ball landed here',
};
