import { choose } from '../../../proof/choose.ts';
import type { MinesData } from '../maths.ts';

/** Counts all placements by the number of safe cells before the first mine, for cells that are opened in order. */
export function countSafeByPlacement(cells: number, mines: number): number[] {
  const counts = new Array<number>(cells - mines + 1).fill(0);
  const end = 2 ** cells;
  // Each step computes the next greater number with the same number of bits. Every placement occurs once, as a set of cells.
  for (let placement = 2 ** mines - 1; placement < end; ) {
    const lowest = placement & -placement;
    const safe = 31 - Math.clz32(lowest);
    counts[safe] = (counts[safe] as number) + 1;
    const carried = placement + lowest;
    placement = carried + (((placement ^ carried) / lowest) >>> 2);
  }
  return counts;
}

/** Returns the number of placements that spare `opened` given cells. All mines are in the other cells. */
export function countSparing({ cells }: Pick<MinesData, 'cells'>, mines: number, opened: number): bigint {
  return choose(cells - opened, mines);
}

/** Percentage of the fair pay that is paid. Pays are multiples of `payUnit` hundredths of the stake. */
const returnPercent = 97n;
const payUnit = 5n;

/** Derives the pays of a field, until all safe cells are open or the next pay would exceed the limit. */
export function derivePays(data: Pick<MinesData, 'cells' | 'maxPayX100'>, mines: number): number[] {
  const all = choose(data.cells, mines);
  const pays: number[] = [];
  for (let opened = 1; opened <= data.cells - mines; opened++) {
    const pay = ((returnPercent * all) / countSparing(data, mines, opened) / payUnit) * payUnit;
    if (pay > BigInt(data.maxPayX100)) break;
    pays.push(Number(pay));
  }
  return pays;
}
