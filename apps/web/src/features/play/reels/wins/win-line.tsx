import type { ReelWin } from '../reel-script.ts';

const cell = 10;

interface WinLineProps {
  win: ReelWin;
  rows: number;
  reels: number;
}

/** The paid part of a line, from the edge of the reels where it starts. The status line says the same as text. */
export function WinLine({ win: { cells }, rows, reels }: WinLineProps) {
  const centers = cells.map(([reel, row]) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`);
  const points = [`0,${((cells[0]?.[1] ?? 0) + 0.5) * cell}`, ...centers].join(' ');
  return (
    <svg
      className="win-line"
      viewBox={`0 0 ${reels * cell} ${rows * cell}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} />
      <polyline points={points} />
    </svg>
  );
}
