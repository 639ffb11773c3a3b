import type { ReelStep } from './reel-script.ts';

/** How a game names its grid to those who hear it. */
export interface GridMessages {
  readonly grid: {
    readonly caption: string;
    reel(number: number): string;
    row(number: number): string;
  };
  symbolName(id: string): string;
}

interface GridTableProps {
  grid: ReelStep['grid'];
  moving: boolean;
  words: GridMessages;
}

/** The reels as a table, for screen readers. */
export function GridTable({ grid, moving, words }: GridTableProps) {
  const rows = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, row) => row);
  return (
    // A table is as wide as its words whatever its style says: what hides it is the box around it.
    <div className="sr-only">
      <table aria-busy={moving}>
        <caption>{words.grid.caption}</caption>
        <thead>
          <tr>
            <td />
            {grid.map((_, reel) => (
              <th key={reel} scope="col">
                {words.grid.reel(reel + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{words.grid.row(row + 1)}</th>
              {grid.map((column, reel) => (
                <td key={reel}>{row < column.length && words.symbolName(column[row] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
