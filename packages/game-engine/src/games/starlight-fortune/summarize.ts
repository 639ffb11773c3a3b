import type { StarlightEvent } from './events.ts';

type LineWin = Extract<StarlightEvent, { type: 'line_win' }>;

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

/** The best line win in words, and how many more lines paid. */
function linesText(wins: readonly LineWin[]): string {
  const best = wins.reduce((high, win) => (win.pay_x100 > high.pay_x100 ? win : high));
  const text = `${numbers[best.count]} ${plurals[best.symbol] ?? best.symbol} on line ${best.line}`;
  if (wins.length === 1) return text;
  return wins.length === 2 ? `${text} and one more win` : `${text} and ${wins.length - 1} more wins`;
}

/** "four lanterns on line 3", "three moons, 8 free spins, five owls on line 1 and 6 more wins", "no win". */
export function summarizeStarlight(events: readonly StarlightEvent[]): string {
  const parts: string[] = [];
  const lineWins = events.filter((event) => event.type === 'line_win');
  for (const event of events) {
    if (event.type === 'scatter_win') parts.push(`${numbers[event.count]} moons`);
    if (event.type === 'free_spins') parts.push(`${event.awarded} free spins`);
    if (event.type === 'max_win') parts.push('the highest win of this game');
  }
  if (lineWins.length > 0) parts.push(linesText(lineWins));
  return parts.length === 0 ? 'no win' : parts.join(', ');
}
