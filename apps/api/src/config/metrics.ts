import { z } from 'zod';
import { setting, wholeNumber } from './setting.ts';

const highestPort = 65_535;

/** The variables of metrics, and what leaving them empty means. */
export const metricsVariables = {
  /** Port on which each process serves its metrics for Prometheus. Empty: it serves none. */
  METRICS_PORT: setting(
    wholeNumber()
      .refine((port) => port >= 1 && port <= highestPort, `must be from 1 to ${highestPort}`)
      .optional(),
  ),
  /** Address of that port. Empty: this machine only. Never one that players can reach. */
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
};

/** Where a process serves its metrics. */
export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
}

/** Returns null when no metrics are served. */
export function metricsSettings(read: {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
}): MetricsSettings | null {
  return read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT };
}
