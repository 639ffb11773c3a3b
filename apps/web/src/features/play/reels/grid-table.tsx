import { memo, useDeferredValue } from 'react';
import type { ReelStep } from './reel-script.ts';

/** The texts of a game that describe its grid to screen readers. */
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
  messages: GridMessages;
}

/**
 * The reels as a table for screen readers. Its texts are many, so it renders only when they change, and after the frame in which
 * the round ends. Until then it is busy.
 */
export const GridTable = memo(function GridTable({ grid: current, moving, messages }: GridTableProps) {
  const grid = useDeferredValue(current);
  const rows = Array.from({ length: Math.max(...grid.map(({ length }) => length)) }, (_, row) => row);
  return (
    // A table is always at least as wide as its content, so the box around it hides it.
    <div className="sr-only grid-table">
      <table aria-busy={moving || grid !== current}>
        <caption>{messages.grid.caption}</caption>
        <thead>
          <tr>
            <td />
            {grid.map((_, reel) => (
              <th key={reel} scope="col">
                {messages.grid.reel(reel + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{messages.grid.row(row + 1)}</th>
              {grid.map((column, reel) => (
                <td key={reel}>{row < column.length && messages.symbolName(column[row] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
