import type pg from 'pg';
import { gauge } from './registry.ts';

const pools = new Map<string, pg.Pool>();

/** Adds a connection pool of this process to the metrics. A pool with the same name replaces it. */
export function watchPool(name: string, pool: pg.Pool): void {
  pools.set(name, pool);
}

const connections = gauge(
  'goldwren_database_pool_connections',
  'Open connections of a pool by state: "busy" or "idle".',
  ['pool', 'state'],
  () => {
    for (const [pool, { totalCount, idleCount }] of pools) {
      connections.set({ pool, state: 'busy' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
    }
  },
);

const size = gauge('goldwren_database_pool_size', 'The most connections that a pool opens.', ['pool'], () => {
  for (const [pool, { options }] of pools) size.set({ pool }, options.max);
});

const waiting = gauge(
  'goldwren_database_pool_waiting_requests',
  'Statements and transactions that wait for a connection of a pool.',
  ['pool'],
  () => {
    for (const [pool, { waitingCount }] of pools) waiting.set({ pool }, waitingCount);
  },
);

export const collectorUp = gauge(
  'goldwren_collector_up',
  'Whether the last read of the database for these metrics succeeded in time: 1 or 0. The gauges of a failed one are absent.',
  ['collector'],
);

export const clockOffset = gauge(
  'goldwren_database_clock_offset_seconds',
  'Clock of the database minus clock of this process.',
);
