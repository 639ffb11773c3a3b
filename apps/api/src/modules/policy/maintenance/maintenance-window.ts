import type { MaintenanceWindow } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { cachedRead } from '../../../platform/cached-read.ts';
import type { Db } from '../../../platform/database.ts';
import { selectLatestWindows } from './maintenance.store.ts';
import { strictestWindow } from './strictest-window.ts';

/** How long a process caches the announcement. A change takes effect everywhere after this time. */
const cachedMs = 2_000;

/** Creates a function that returns the announced maintenance until its end; null when there is none. */
export function announcedMaintenance(db: Db, clock: Context['clock']): () => Promise<MaintenanceWindow | null> {
  const current = cachedRead(cachedMs, () => selectLatestWindows(db, {}));
  return async () => strictestWindow(await current(), clock.now());
}
