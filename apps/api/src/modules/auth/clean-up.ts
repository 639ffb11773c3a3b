import type { Db } from '../../platform/database.ts';
import { deleteDeadSessions, deleteOldThrottles } from './auth.store.ts';
import { throttleWindowMinutes } from './sign-in-throttle.ts';

/** Removes sessions and throttle windows that have run out. */
export async function cleanUpAuth(db: Db): Promise<void> {
  await deleteDeadSessions(db);
  await deleteOldThrottles(db, throttleWindowMinutes);
}
