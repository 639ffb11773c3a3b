/** What one window of load came to. */
export interface LoadResult {
  readonly seconds: number;
  /** Of every call, in milliseconds. */
  readonly latencies: readonly number[];
  /** CPU of the load generator itself: it shares the machine with what it measures. */
  readonly generatorCpuMicros: number;
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
  return { seconds: took, latencies, generatorCpuMicros: cpu.user + cpu.system };
}
