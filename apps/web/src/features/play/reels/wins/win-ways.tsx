import type { ReelStep, ReelWin } from '../reel-script.ts';
import { useLitWin } from './use-lit-win.ts';
import './win-ways.css';

interface WinWaysProps {
  wins: readonly ReelWin[];
  grid: ReelStep['grid'];
}

/** Frames the symbols of each win, one win after another, because ways have no line that could be drawn. */
export function WinWays({ wins, grid }: WinWaysProps) {
  const lit = useLitWin(wins.length);
  const framed = new Set(wins.flatMap(({ cells }, index) => (lit === 'all' || lit === index ? cells.map(String) : [])));
  return (
    <div className="win-ways" aria-hidden="true">
      {grid.map((window, reel) => (
        <div key={reel}>
          {window.map((_, row) => (
            <i key={row} className={framed.has(`${reel},${row}`) ? 'is-lit' : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}
