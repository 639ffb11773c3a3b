import type { Config } from '../config/config.ts';
import { LaunchError } from '../launch/launch-error.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { type DatabaseUser, databaseUsers } from './database-roles.ts';
import { faultOfLogin } from './schema/login-fault.ts';

/**
 * The pool of one user of the database. In production it checks first what that login may do.
 * @throws LaunchError in production, when the login has more or fewer rights than the role of this user.
 */
export async function openAppDatabase(
  config: Config,
  user: DatabaseUser,
  options: Omit<DatabaseOptions, 'url' | 'role'>,
): Promise<Database> {
  const login = config.logins[user];
  if (login === null) throw new LaunchError(`${databaseUsers[user].setting} is not set.`);
  const database = openDatabase({ ...options, ...login });
  const fault = config.isProduction ? await faultOfLogin(database.db.$client, user) : null;
  if (fault !== null) throw new LaunchError(fault);
  return database;
}
