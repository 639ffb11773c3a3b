import { useEffect, useState } from 'react';
import type { LineWin } from './reel-script.ts';
import './win-lines.css';

/** Each line is lit for this long: well under three changes a second. */
const perLineMs = 1_400;
const cell = 10;

function points(cells: readonly (readonly [number, number])[]): string {
  return cells.map(([reel, row]) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
}

/** Which win is lit: all of them first, then one after the other. */
function useCycle(count: number): number | 'all' {
  const [at, setAt] = useState<number | 'all'>('all');
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setAt((now) => (now === 'all' ? 0 : now + 1 < count ? now + 1 : 'all')), perLineMs);
    return () => clearInterval(timer);
  }, [count]);
  return at;
}

export interface WinLinesProps {
  wins: readonly LineWin[];
  lines: readonly (readonly number[])[];
  rows: number;
}

/** The winning lines drawn over the grid. The status line says the same in words. */
export function WinLines({ wins, lines, rows }: WinLinesProps) {
  const lit = useCycle(wins.length);
  const reels = lines[0]?.length ?? 0;
  return (
    <svg
      className="win-lines"
      viewBox={`0 0 ${reels * cell} ${rows * cell}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map((win, index) => {
        const whole = (lines[win.line - 1] ?? []).map((row, reel) => [reel, row] as const);
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
