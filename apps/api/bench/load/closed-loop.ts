/** What one window of load came to. */
export interface LoadResult {
  readonly calls: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU of the load generator itself: it shares the machine with what it measures. */
  readonly generatorCpuMicros: number;
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * `callers` that each make one call after the other until the time is over.
 * @throws whatever a call throws: a bench with failed calls measures something else.
 */
export async function closedLoop(
  callers: number,
  seconds: number,
  call: (caller: number) => Promise<void>,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const loops = Array.from({ length: callers }, async (_, caller) => {
    for (let before = performance.now(); before < deadline; ) {
      await call(caller);
      const after = performance.now();
      latencies.push(after - before);
      before = after;
    }
  });
  await Promise.all(loops);
  const took = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const sorted = Float64Array.from(latencies).sort();
  return {
    calls: sorted.length,
    seconds: took,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    generatorCpuMicros: cpu.user + cpu.system,
  };
}
