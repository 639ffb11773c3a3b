import { play } from '@goldwren/messages/current/play';

const cell = 8;

/** Every payline as a small map. Its accessible name lists the row on each reel. */
export function LineMaps({ lines }: { lines: readonly (readonly number[])[] }) {
  return (
    <ol className="grid grid-cols-4 gap-2 sm:grid-cols-5">
      {lines.map((rows, index) => (
        <li key={rows.join()} className="text-center text-xs">
          <svg
            viewBox={`0 0 ${cell * 5} ${cell * 3}`}
            role="img"
            aria-label={play.rules.line(index + 1, rows.map((row) => play.rules.rows[row]).join(', '))}
            className="rounded-(--radius-s) border border-line bg-well"
          >
            <polyline
              points={rows.map((row, reel) => `${(reel + 0.5) * cell},${(row + 0.5) * cell}`).join(' ')}
              className="fill-none stroke-(--accent)"
              strokeWidth="1.6"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </svg>
          <span aria-hidden="true">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}
