import { move, useMotion } from '../../shell/motion/motion.ts';
import type { ReelGame } from '../reel-game.ts';
import { type ReelStep, wonCells } from '../reel-script.ts';
import { useLitWin } from './use-lit-win.ts';
import { WinLine } from './win-line.tsx';
import './wins.css';
import { WonCells } from './won-cells.tsx';

const beats = 3;
const beatMs = 700;

function beat(root: HTMLElement): (Animation | null)[] {
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }];
  return [...root.querySelectorAll('.reel-symbol')].map((symbol) =>
    move(symbol, frames, { duration: beatMs, iterations: beats, easing: 'ease-in-out' }),
  );
}

export interface WinsProps {
  game: ReelGame;
  step: ReelStep;
  reducedMotion: boolean;
  /** True while the band of a large win counts up. */
  holds?: boolean;
}

/**
 * A layer that dims all reels, and the winning symbols above it. One win after the other is highlighted, with its line between
 * the two. Without lines, its symbols have frames. A single line needs no drawing: it is marked on the machine.
 */
export function Wins({ game: { lines, rows, sheet }, step, reducedMotion, holds = false }: WinsProps) {
  const root = useMotion<HTMLDivElement>(reducedMotion ? null : beat);
  const win = useLitWin(step.wins, holds);
  const won = new Set(wonCells(step).map(String));
  const lit = new Set([...(win?.cells ?? []), ...step.scatters].map(String));
  return (
    <div ref={root} className="wins" data-framed={lines.length === 0 || undefined}>
      {win && lines.length > 1 && <WinLine {...{ win, rows, reels: step.grid.length }} />}
      {step.grid.map((window, reel) => (
        <WonCells key={reel} {...{ reel, window, won, lit, sheet }} />
      ))}
    </div>
  );
}
