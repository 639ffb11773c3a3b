import { type Cell, type Fingerprint, isFlat } from './fingerprint.ts';

/** A cell in which two fingerprints differ. */
export interface Difference {
  readonly column: number;
  readonly row: number;
  readonly what: 'content' | 'colour';
}

// Another font rasteriser draws letters lighter, darker or a pixel further. tolerance.spec.ts shows that these limits are
// above what that changes, and below what a change of the page does.
const contentFrom = 12;
const spreadFrom = 24;
/** Cells without anything drawn in them are the same with every rasteriser. */
const colourFrom = 5;

/** Where the two differ by more than another font rasteriser would make them. @throws RangeError for screens of two sizes. */
export function differencesOf(stored: Fingerprint, now: Fingerprint): Difference[] {
  if (stored.length !== now.length || stored[0]?.length !== now[0]?.length)
    throw new RangeError('screens of two sizes');
  return stored.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const what = differenceOf(cell, now[row]?.[column] as Cell);
      return what ? [{ column, row, what }] : [];
    }),
  );
}

function differenceOf(stored: Cell, now: Cell): Difference['what'] | null {
  const colour = Math.max(...stored.colour.map((value, channel) => Math.abs(value - (now.colour[channel] as number))));
  if (isFlat(stored) && isFlat(now)) return colour >= colourFrom ? 'colour' : null;
  return colour >= contentFrom || Math.abs(stored.spread - now.spread) >= spreadFrom ? 'content' : null;
}

/** A stored value is rounded by half of this. */
const rounding = 4;

/**
 * The stored fingerprint with the cells that differ now by more than rounding, so that a new baseline changes only the lines
 * that have to. A larger difference must not stay: the tolerance would be used up before another rasteriser needs it.
 */
export function withDifferences(stored: Fingerprint, now: Fingerprint): Fingerprint {
  return stored.map((cells, row) =>
    cells.map((cell, column) => {
      const current = now[row]?.[column] as Cell;
      const values = [...cell.colour, cell.spread];
      const isSame = [...current.colour, current.spread].every(
        (value, at) => Math.abs(value - (values[at] ?? 0)) <= rounding,
      );
      return isSame ? cell : current;
    }),
  );
}
