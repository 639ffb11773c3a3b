import type { Db } from '../../platform/database.ts';
import { forgetPassedWindows } from '../throttle/public.ts';
import { deleteDeadSessions } from './auth.store.ts';

/** Removes sessions and throttle windows that have run out. */
export async function cleanUpAuth(db: Db): Promise<void> {
  await deleteDeadSessions(db);
  await forgetPassedWindows(db);
}
