import type { Config } from '../config/config.ts';
import { LaunchError } from '../launch/launch-error.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { faultOfLogin } from './login-fault.ts';

/**
 * The pool of the API and of the worker's jobs, under the API's login. In production the database is asked first what that
 * login may do there.
 * @throws LaunchError in production, when it could pass the walls around the money.
 */
export async function openAppDatabase(
  config: Config,
  options: Omit<DatabaseOptions, 'url' | 'role'>,
): Promise<Database> {
  const database = openDatabase({ ...options, url: config.appUrl, role: config.appRole });
  const fault = config.isProduction ? await faultOfLogin(database.db.$client) : null;
  if (fault !== null) throw new LaunchError(fault);
  return database;
}
