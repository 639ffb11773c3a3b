import { createHash } from 'node:crypto';
import { ensureLogin } from '../../src/platform/logins/app-login.ts';
import { type DatabaseUser, databaseUserNames } from '../../src/platform/logins/database-roles.ts';

/** Returns the URL for another login. Its password is derived from the owner's, because several runs may share a server. */
function urlOfLogin(ownerUrl: string, login: string): string {
  const url = new URL(ownerUrl);
  const password = createHash('sha256').update(`${login} of the tests ${url.username}:${url.password}`).digest('hex');
  url.username = login;
  url.password = password;
  return url.toString();
}

/** Returns the logins of the tested processes, one for each database user, as in production. */
export function loginsOf(ownerUrl: string): Record<DatabaseUser, string> {
  const url = (user: DatabaseUser): string => urlOfLogin(ownerUrl, `goldwren_test_${user}`);
  return { players: url('players'), staff: url('staff'), worker: url('worker') };
}

/**
 * Returns a login with the rights of all three users, for tests that call use cases and stores directly. HTTP calls and the
 * real worker use the logins above.
 */
export function anyUserUrlOf(ownerUrl: string): string {
  return urlOfLogin(ownerUrl, 'goldwren_test_any');
}

/** Creates the login with all rights. The roles must already exist. */
export async function createAnyUserLogin(ownerUrl: string): Promise<void> {
  for (const user of databaseUserNames) await ensureLogin(ownerUrl, user, anyUserUrlOf(ownerUrl));
}
