import { readConfig } from './config/config.ts';
import { LaunchError } from './launch/launch-error.ts';
import { environmentOf } from './platform/logins/database-roles.ts';

/**
 * Checks all settings of the API and the worker before anything is started or a database is changed.
 * @throws LaunchError that names every missing or weak setting.
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  readConfig(environmentOf('api', env), 'api');
  readConfig(environmentOf('worker', env), 'worker');
  // `start` also prepares the database. The embedded server would ignore the given logins.
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL) throw new LaunchError('DATABASE_URL: is not set');
}
