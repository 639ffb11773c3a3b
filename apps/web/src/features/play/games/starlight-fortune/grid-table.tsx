import type { SpinStep } from './spin-script.ts';
import { reelIndexes, rowIndexes } from './strips.ts';

/** The reels as a table, for screen readers. */
export function GridTable({ grid, moving }: { grid: SpinStep['grid']; moving: boolean }) {
  return (
    <table className="sr-only" aria-busy={moving}>
      <caption>Symbols on the reels</caption>
      <thead>
        <tr>
          <td />
          {reelIndexes.map((reel) => (
            <th key={reel} scope="col">
              Reel {reel + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowIndexes.map((row) => (
          <tr key={row}>
            <th scope="row">Row {row + 1}</th>
            {reelIndexes.map((reel) => (
              <td key={reel}>{grid[reel]?.[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
