import type { Db } from '../../platform/database.ts';
import { deleteEndedRateLimits } from '../rate-limits/public.ts';
import { deleteExpiredTokens } from './registration/email-token.store.ts';
import { deleteDeadSessions } from './sessions/session.store.ts';

/** Deletes expired sessions, links and rate-limit windows. */
export async function cleanUpAuth(db: Db): Promise<void> {
  await deleteDeadSessions(db);
  await deleteExpiredTokens(db);
  await deleteEndedRateLimits(db);
}
