import type { Db } from '../../platform/database.ts';
import { forgetPassedWindows } from '../throttle/public.ts';
import { deleteExpiredTokens } from './registration/email-token.store.ts';
import { deleteDeadSessions } from './sessions/session.store.ts';

/** Removes sessions, links and throttle windows that have run out. */
export async function cleanUpAuth(db: Db): Promise<void> {
  await deleteDeadSessions(db);
  await deleteExpiredTokens(db);
  await forgetPassedWindows(db);
}
