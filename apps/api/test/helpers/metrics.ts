import { serveMetrics } from '../../src/http/metrics/metrics-server.ts';
import { taskNames } from '../../src/jobs/schedules.ts';
import { stateCollectors } from '../../src/modules/health/public.ts';
import type { Db } from '../../src/platform/database.ts';
import { createStateReader } from '../../src/platform/metrics/state-reader.ts';

/** The value of each series, by its name and labels as in the text format. */
export type Series = Readonly<Record<string, number>>;

export async function readSeries(port: number): Promise<Series> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (answer.status !== 200) throw new Error(`/metrics answered ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1).replace('Inf', 'Infinity'))];
    }),
  );
}

/** Returns the series that differ, each with its increase. A new series counts from 0. Only names that match are compared. */
export function increases(before: Series, after: Series, names: RegExp): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => names.test(name) && value !== (before[name] ?? 0))
      .map(([name, value]) => [name, value - (before[name] ?? 0)]),
  );
}

/** Serves the metrics of this process. Every request reads the database again, and waits for it for at most `waitMs`. */
export function serveTestMetrics(db: Db, waitMs = 30_000) {
  const refresh = createStateReader(stateCollectors(db, taskNames), { waitMs, maxAgeMs: 0 });
  return serveMetrics({ host: '127.0.0.1', port: 0 }, refresh);
}
