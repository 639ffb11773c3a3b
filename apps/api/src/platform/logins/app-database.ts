import type { Config } from '../../config/config.ts';
import { LaunchError } from '../../launch/launch-error.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database.ts';
import { type DatabaseUser, databaseUsers } from './database-roles.ts';
import { faultOfLogin } from './login-fault.ts';

/**
 * Opens the connection pool of one database user. In production it first checks the rights of the login.
 * @throws LaunchError when the login is not set or, in production, when its rights differ from those of the user's role.
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
