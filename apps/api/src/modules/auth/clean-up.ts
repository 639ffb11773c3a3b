import type { Sql } from '../../platform/database.ts';
import { deleteDeadSessions, deleteOldThrottles } from './auth.store.ts';
import { throttleWindowMinutes } from './sign-in-throttle.ts';

/** Removes sessions and throttle windows that have run out. */
export async function cleanUpAuth(sql: Sql): Promise<void> {
  await deleteDeadSessions(sql);
  await deleteOldThrottles(sql, throttleWindowMinutes);
}
