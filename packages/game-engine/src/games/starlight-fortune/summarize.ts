import type { GameEvent } from '../../types.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const plurals: Record<string, string> = {
  star: 'stars',
  moon: 'moons',
  comet: 'comets',
  owl: 'owls',
  lantern: 'lanterns',
  compass: 'compasses',
  bell: 'bells',
  feather: 'feathers',
  moth: 'moths',
  key: 'keys',
};

function payOf(event: GameEvent): number {
  return event.pay_x100 as number;
}

/** The best line win in words, and how many more lines paid. */
function linesText(wins: readonly GameEvent[]): string {
  const best = wins.reduce((high, win) => (payOf(win) > payOf(high) ? win : high));
  const symbol = best.symbol as string;
  const text = `${numbers[best.count as number]} ${plurals[symbol] ?? symbol} on line ${best.line}`;
  if (wins.length === 1) return text;
  return wins.length === 2 ? `${text} and one more win` : `${text} and ${wins.length - 1} more wins`;
}

/** "four lanterns on line 3", "three moons, 8 free spins, five owls on line 1 and 6 more wins", "no win". */
export function summarizeStarlight(events: readonly GameEvent[]): string {
  const parts: string[] = [];
  const lineWins = events.filter((event) => event.type === 'line_win');
  for (const event of events) {
    if (event.type === 'scatter_win') parts.push(`${numbers[event.count as number]} moons`);
    if (event.type === 'free_spins') parts.push(`${event.awarded} free spins`);
    if (event.type === 'max_win') parts.push('the highest win of this game');
  }
  if (lineWins.length > 0) parts.push(linesText(lineWins));
  return parts.length === 0 ? 'no win' : parts.join(', ');
}
