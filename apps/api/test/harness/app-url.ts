import { createHash } from 'node:crypto';
import { type DatabaseUser, databaseUserNames } from '../../src/platform/database-roles.ts';
import { ensureLogin } from '../../src/platform/schema/app-login.ts';

/** The same database under another login, whose password follows from the owner's. Several runs may share a server. */
function urlOfLogin(ownerUrl: string, login: string): string {
  const url = new URL(ownerUrl);
  const password = createHash('sha256').update(`${login} of the tests ${url.username}:${url.password}`).digest('hex');
  url.username = login;
  url.password = password;
  return url.toString();
}

/** What the tested processes connect as: a login for each user of the database, as production has them. */
export function loginsOf(ownerUrl: string): Record<DatabaseUser, string> {
  const url = (user: DatabaseUser): string => urlOfLogin(ownerUrl, `goldwren_test_${user}`);
  return { players: url('players'), staff: url('staff'), worker: url('worker') };
}

/**
 * A login with the rights of all three users, for tests that call use cases and stores directly, whichever process they
 * belong to. What comes in by HTTP, and the real worker, run under the logins above.
 */
export function anyUserUrlOf(ownerUrl: string): string {
  return urlOfLogin(ownerUrl, 'goldwren_test_any');
}

/** Creates the login with all rights, on a server that has the roles. */
export async function createAnyUserLogin(ownerUrl: string): Promise<void> {
  for (const user of databaseUserNames) await ensureLogin(ownerUrl, user, anyUserUrlOf(ownerUrl));
}
