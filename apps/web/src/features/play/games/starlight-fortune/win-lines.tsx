import { useEffect, useState } from 'react';
import type { LineWin } from './spin-script.ts';
import { payLines } from './strips.ts';

/** Each line is lit for this long: well under three changes a second. */
const perLineMs = 1_400;

function points(cells: readonly (readonly [number, number])[]): string {
  return cells.map(([reel, row]) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
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

/** The winning lines drawn over the grid, with their numbers. The status line says the same in words. */
export function WinLines({ wins }: { wins: readonly LineWin[] }) {
  const lit = useCycle(wins.length);
  return (
    <svg className="win-lines" viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true">
      {wins.map((win, index) => {
        const rows = payLines[win.line - 1] ?? [];
        const whole = rows.map((row, reel) => [reel, row] as const);
        return (
          <g key={win.line} className={lit === 'all' || lit === index ? 'is-lit' : undefined}>
            <polyline className="win-line-whole" points={points(whole)} />
            <polyline className="win-line-paid" points={points(win.cells)} />
          </g>
        );
      })}
    </svg>
  );
}
