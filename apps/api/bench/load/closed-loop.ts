/** The result of one window of load. */
export interface LoadResult {
  readonly seconds: number;
  /** The latency of every call, in milliseconds. */
  readonly latencies: readonly number[];
  /** CPU time of the load generator, which shares the machine with the measured server. */
  readonly generatorCpuMicros: number;
}

/**
 * Runs `callers` loops that each make one call after the other until the time is over.
 * @throws the error of any call, because a bench with failed calls is not valid.
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
