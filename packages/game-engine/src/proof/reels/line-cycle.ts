import { type LineStrips, type LineTables, sumLinePays } from '../../families/reels/lines-5x3.ts';
import { countScatters } from '../../families/reels/strips.ts';
import { histogramKey, keyPay, keyScatters, type SpinHistogram } from './histogram.ts';

/**
 * Method "full cycle": evaluates every combination of the five stops with the shipped evaluator.
 * @param unit divides every pay
 * @param maxPayX100 greater than every pay of a single spin
 */
export function countByCycle(lines: LineTables, strips: LineStrips, unit: number, maxPayX100: number): SpinHistogram {
  const [l0, l1, l2, l3, l4] = strips.lengths as [number, number, number, number, number];
  const dense = new Uint32Array(histogramKey(Math.ceil(maxPayX100 / unit), 0));
  const stops = new Int32Array(5);
  for (stops[0] = 0; (stops[0] as number) < l0; stops[0]++)
    for (stops[1] = 0; (stops[1] as number) < l1; stops[1]++)
      for (stops[2] = 0; (stops[2] as number) < l2; stops[2]++)
        for (stops[3] = 0; (stops[3] as number) < l3; stops[3]++)
          for (stops[4] = 0; (stops[4] as number) < l4; stops[4]++) {
            const slot = histogramKey(sumLinePays(lines, strips, stops) / unit, countScatters(strips, stops));
            if (slot >= dense.length) throw new RangeError('One spin pays the maximum of a round.');
            dense[slot] = (dense[slot] as number) + 1;
          }
  const counts = new Map<number, number>();
  for (const [slot, count] of dense.entries()) {
    if (count > 0) counts.set(histogramKey(keyPay(slot) * unit, keyScatters(slot)), count);
  }
  return { counts, cycle: l0 * l1 * l2 * l3 * l4 };
}
