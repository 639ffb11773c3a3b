import { collectorUp } from './database.ts';
import { emptyGauge } from './registry.ts';

/** Reads a part of the database into gauges. */
export interface Collector {
  readonly name: string;
  /** Emptied when a read fails, so that an old value never looks like the present one. */
  readonly gauges: readonly Parameters<typeof emptyGauge>[0][];
  /** Returns a function that sets the gauges. */
  read(): Promise<() => void>;
}

export interface ReaderLimits {
  /** How long `refresh` waits for the database. */
  readonly waitMs: number;
  /** A read that began less than this ago is not repeated. */
  readonly maxAgeMs: number;
}

const productLimits: ReaderLimits = { waitMs: 1_000, maxAgeMs: 10_000 };

/**
 * Returns a function that refreshes the gauges of the collectors. It never fails, and returns after a second even when the
 * database hangs. At most one read runs at a time, however often it is called, and it uses one connection at a time.
 */
export function createStateReader(
  collectors: readonly Collector[],
  { waitMs, maxAgeMs }: ReaderLimits = productLimits,
): () => Promise<void> {
  const unfinished = new Set<Collector>();
  let begunAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const readAll = async (): Promise<void> => {
    for (const collector of collectors) unfinished.add(collector);
    for (const collector of collectors) {
      await readOne(collector);
      unfinished.delete(collector);
    }
    underWay = null;
  };
  return async () => {
    if (underWay === null) {
      if (performance.now() - begunAt < maxAgeMs) return;
      begunAt = performance.now();
      underWay = readAll();
    }
    await atMost(underWay, waitMs);
    for (const collector of unfinished) markFailed(collector);
  };
}

async function readOne(collector: Collector): Promise<void> {
  try {
    const apply = await collector.read();
    for (const gauge of collector.gauges) emptyGauge(gauge);
    apply();
    collectorUp.set({ collector: collector.name }, 1);
  } catch {
    markFailed(collector);
  }
}

function markFailed({ name, gauges }: Collector): void {
  collectorUp.set({ collector: name }, 0);
  for (const gauge of gauges) emptyGauge(gauge);
}

async function atMost(work: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
