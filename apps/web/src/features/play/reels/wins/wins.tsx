import type { ReelGame } from '../reel-game.ts';
import type { ReelStep } from '../reel-script.ts';
import { WinLines } from './win-lines.tsx';
import { WinWays } from './win-ways.tsx';

export { WonCells } from './won-cells.tsx';

export interface WinsProps {
  game: ReelGame;
  step: ReelStep;
}

/** Shows each win of a spin: its line, or its symbols in games with ways. */
export function Wins({ game: { lines, rows }, step: { wins, grid } }: WinsProps) {
  return lines.length > 0 ? <WinLines {...{ wins, lines, rows }} /> : <WinWays {...{ wins, grid }} />;
}
