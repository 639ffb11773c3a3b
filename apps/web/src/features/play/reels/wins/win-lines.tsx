import type { ReelWin } from '../reel-script.ts';
import { useLitWin } from './use-lit-win.ts';
import './win-lines.css';

const cell = 10;

function points(cells: readonly (readonly [number, number])[]): string {
  return cells.map(([reel, row]) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
}

interface WinLinesProps {
  wins: readonly ReelWin[];
  lines: readonly (readonly number[])[];
  rows: number;
}

/** Draws the winning lines over the grid. The status line says the same as text. */
export function WinLines({ wins, lines, rows }: WinLinesProps) {
  const lit = useLitWin(wins.length);
  const reels = lines[0]?.length ?? 0;
  return (
    <svg
      className="win-lines"
      viewBox={`0 0 ${reels * cell} ${rows * cell}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map((win, index) => {
        const whole = (lines[(win.line ?? 0) - 1] ?? []).map((row, reel) => [reel, row] as const);
        return (
          <g key={win.line} className={lit === 'all' || lit === index ? 'is-lit' : undefined}>
            <polyline className="win-line-whole" points={points(whole)} />
            <polyline className="win-line-edge" points={points(win.cells)} />
            <polyline className="win-line-paid" points={points(win.cells)} />
          </g>
        );
      })}
    </svg>
  );
}
