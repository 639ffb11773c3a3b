/** The points of the published calculator: a machine with this benchmark index runs this many times faster than the phone. */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 1_533, slowdown: 4 },
] as const;

/**
 * The `cpuSlowdownMultiplier` with which Lighthouse simulates its mid-tier phone on a machine with this `benchmarkIndex`. The
 * default of 4 is right for a high-end desktop only (docs/throttling.md of Lighthouse, "Calibrating the CPU slowdown", which
 * recommends the calculator). The formula is that of the calculator: straight lines through the points above, and the
 * last one continues (github.com/patrickhulce/lighthouse-cpu-throttling-calculator, pages/index.js). Undefined below an index
 * of 150, because such a machine is slower than the phone.
 */
export function slowdownOf(benchmarkIndex: number): number | undefined {
  const [slowest] = points;
  if (!(benchmarkIndex >= slowest.index)) return undefined;
  const [from, to] =
    benchmarkIndex < points[1].index
      ? [points[0], points[1]]
      : benchmarkIndex < points[2].index
        ? [points[1], points[2]]
        : [points[2], points[3]];
  return from.slowdown + ((benchmarkIndex - from.index) / (to.index - from.index)) * (to.slowdown - from.slowdown);
}
