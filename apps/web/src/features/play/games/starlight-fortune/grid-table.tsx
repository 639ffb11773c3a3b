import type { SpinStep } from './spin-script.ts';
import { reelIndexes, rowIndexes } from './strips.ts';
import { words } from './words.ts';

/** The reels as a table, for screen readers. */
export function GridTable({ grid, moving }: { grid: SpinStep['grid']; moving: boolean }) {
  return (
    // A table is as wide as its words whatever its style says: what hides it is the box around it.
    <div className="sr-only">
      <table aria-busy={moving}>
        <caption>{words.grid.caption}</caption>
        <thead>
          <tr>
            <td />
            {reelIndexes.map((reel) => (
              <th key={reel} scope="col">
                {words.grid.reel(reel + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowIndexes.map((row) => (
            <tr key={row}>
              <th scope="row">{words.grid.row(row + 1)}</th>
              {reelIndexes.map((reel) => (
                <td key={reel}>{words.symbolName(grid[reel]?.[row] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
