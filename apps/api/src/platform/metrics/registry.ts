import { Counter, Gauge, Histogram, type PrometheusContentType, Registry } from '@prometheus-io/client';

/**
 * The metrics of this process. They are module state, because they describe the process, as the default metrics of Node.js do.
 * Every metric is declared in this folder. Its labels come from a fixed list or from the code: routes, slugs of games, kinds of
 * entries, names of tasks. A label never contains an ID, an address or other text that a caller sends, because each new value
 * is another series that Prometheus stores.
 */
export const registry = new Registry<PrometheusContentType>();
const registers = [registry];

type Name = `goldwren_${string}`;

/** Declares a counter. */
export function counter<Label extends string = never>(
  name: `goldwren_${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers });
}

/**
 * Declares a gauge. It has no value until it is set.
 * @param collect sets it when Prometheus reads the metrics. It must not wait for anything.
 */
export function gauge<Label extends string = never>(
  name: Name,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: () => void,
): Gauge<Label> {
  const declared = new Gauge({ name, help, labelNames, registers, ...(collect ? { collect } : {}) });
  emptyGauge(declared);
  return declared;
}

/** Removes every value of a gauge. The library would set a gauge without labels to 0, which looks like a value. */
export function emptyGauge(one: { reset(): void; remove(labels: object): void }): void {
  one.reset();
  one.remove({});
}

/** Declares a histogram. */
export function histogram<Label extends string = never>(
  name: Name,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets, registers });
}

/** Seconds since 1970, the unit of every `_timestamp_seconds`. */
export function secondsOf(instant: Date | string): number {
  return new Date(instant).getTime() / 1_000;
}
