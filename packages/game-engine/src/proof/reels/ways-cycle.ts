import {
  countScatters,
  sumWaysPays,
  type WaysStrips,
  type WaysTables,
  type Windows,
} from '../../families/reels/ways.ts';
import { histogramKey, keyPay, keyScatters, type SpinHistogram } from './histogram.ts';

/**
 * Method "full cycle": evaluates every combination of windows of all reels with the shipped evaluator.
 * @param unit divides every pay
 * @param limit greater than every pay of a spin
 */
export function countWaysByCycle(tables: WaysTables, strips: WaysStrips, unit: number, limit: number): SpinHistogram {
  const sizes = strips.scatters.map(({ length }) => length);
  const dense = new Uint32Array(histogramKey(Math.ceil(limit / unit), 0));
  const windows: Windows = new Int32Array(sizes.length);
  const last = sizes.length - 1;
  const lastSize = sizes[last] as number;
  const walk = (reel: number): void => {
    if (reel < last) {
      for (let window = 0; window < (sizes[reel] as number); window++) {
        windows[reel] = window;
        walk(reel + 1);
      }
      return;
    }
    for (let window = 0; window < lastSize; window++) {
      windows[last] = window;
      const slot = histogramKey(sumWaysPays(tables, strips, windows) / unit, countScatters(strips, windows));
      if (slot >= dense.length) throw new RangeError('A spin pays more than the limit.');
      dense[slot] = (dense[slot] as number) + 1;
    }
  };
  walk(0);
  const counts = new Map<number, number>();
  for (const [slot, count] of dense.entries()) {
    if (count > 0) counts.set(histogramKey(keyPay(slot) * unit, keyScatters(slot)), count);
  }
  return { counts, cycle: sizes.reduce((product, size) => product * size, 1) };
}
