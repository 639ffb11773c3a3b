import type { MaintenanceWindow } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { selectLatestWindow } from './maintenance.store.ts';

/** How long a process caches the announcement. A change takes effect everywhere after this time. */
const cachedMs = 2_000;

/**
 * Creates a function that returns the announced maintenance until its end; null when there is none. Concurrent calls share one
 * read.
 */
export function announcedMaintenance(db: Db, clock: Context['clock']): () => Promise<MaintenanceWindow | null> {
  let cached: { announced: MaintenanceWindow | null; readAt: number } | null = null;
  let reading: Promise<MaintenanceWindow | null> | null = null;
  const read = async (): Promise<MaintenanceWindow | null> => {
    const readAt = performance.now();
    const [latest] = await selectLatestWindow(db, {});
    const announced = latest?.startsAt && latest.endsAt ? { startsAt: latest.startsAt, endsAt: latest.endsAt } : null;
    cached = { announced, readAt };
    return announced;
  };
  const current = async (): Promise<MaintenanceWindow | null> => {
    if (cached && performance.now() - cached.readAt < cachedMs) return cached.announced;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  return async () => {
    const announced = await current();
    return announced && announced.endsAt > clock.now() ? announced : null;
  };
}
