import { type Cell, type Fingerprint, isFlat } from './fingerprint.ts';

/** A cell in which two fingerprints differ. */
export interface Difference {
  readonly column: number;
  readonly row: number;
  readonly what: 'content' | 'color';
}

// Another font rasteriser draws letters lighter, darker or shifted by a pixel. These limits are above such
// differences and below those of a changed page. tolerance.spec.ts proves both.
const contentFrom = 12;
const spreadFrom = 24;
/** Cells without content are the same with every rasteriser. */
const colorFrom = 5;

/**
 * Returns the cells that differ by more than another font rasteriser can cause.
 * @throws RangeError if the screens have different sizes.
 */
export function differencesOf(stored: Fingerprint, now: Fingerprint): Difference[] {
  if (stored.length !== now.length || stored[0]?.length !== now[0]?.length)
    throw new RangeError('the screens have different sizes');
  return stored.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const what = differenceOf(cell, now[row]?.[column] as Cell);
      return what ? [{ column, row, what }] : [];
    }),
  );
}

function differenceOf(stored: Cell, now: Cell): Difference['what'] | null {
  const color = Math.max(...stored.color.map((value, channel) => Math.abs(value - (now.color[channel] as number))));
  if (isFlat(stored) && isFlat(now)) return color >= colorFrom ? 'color' : null;
  return color >= contentFrom || Math.abs(stored.spread - now.spread) >= spreadFrom ? 'content' : null;
}

/** A stored value is rounded by up to half of this. */
const rounding = 4;

/**
 * Returns the stored fingerprint, updated only in cells that differ by more than rounding. So a new baseline
 * changes only the necessary lines. A larger difference must not stay, because it would use up the tolerance
 * for another rasteriser.
 */
export function withDifferences(stored: Fingerprint, now: Fingerprint): Fingerprint {
  return stored.map((cells, row) =>
    cells.map((cell, column) => {
      const current = now[row]?.[column] as Cell;
      const values = [...cell.color, cell.spread];
      const isSame = [...current.color, current.spread].every(
        (value, at) => Math.abs(value - (values[at] ?? 0)) <= rounding,
      );
      return isSame ? cell : current;
    }),
  );
}
