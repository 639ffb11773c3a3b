import type { Config } from '../../config/config.ts';
import { LaunchError } from '../../launch/launch-error.ts';
import { type DatabaseOptions, type MovableDatabase, openDatabase } from '../database.ts';
import { isOutOfReach } from '../postgres/postgres-error.ts';
import { type DatabaseUser, databaseUsers } from './database-roles.ts';
import { faultOfLogin } from './login-fault.ts';

/** For a process that is useful without its database. */
export interface StartWithoutDatabase {
  /** Called at the start when the database cannot be reached. */
  readonly onUnreachable: (error: unknown) => void;
  /** Called later, when the login turns out to have the wrong rights. The process must end. */
  readonly onWrongLogin: (fault: LaunchError) => void;
}

/**
 * Opens the connection pool of one database user. In production, no connection is used before the rights of the login have been
 * checked. They are checked at the start; with `without`, a database that cannot be reached does not prevent the start, and they
 * are checked on the first connection.
 * @throws LaunchError when the login is not set or, in production, when its rights differ from those of the user's role.
 */
export async function openAppDatabase(
  config: Config,
  user: DatabaseUser,
  options: Omit<DatabaseOptions, 'url' | 'role' | 'onConnect'>,
  without?: StartWithoutDatabase,
): Promise<MovableDatabase> {
  const login = config.logins[user];
  if (login === null) throw new LaunchError(`${databaseUsers[user].setting} is not set.`);
  // Calls of players read rows by key only.
  const own = { ...options, ...login, usesIndexes: user === 'players' };
  if (!config.isProduction) return openDatabase(own);
  const rights = { areChecked: false, isStarting: true };
  const database = openDatabase({
    ...own,
    onConnect: async (client) => {
      if (rights.areChecked) return;
      const sentence = await faultOfLogin(client, user);
      rights.areChecked = sentence === null;
      if (sentence === null) return;
      const fault = new LaunchError(sentence);
      if (!rights.isStarting) without?.onWrongLogin(fault);
      throw fault;
    },
  });
  try {
    (await database.db.$client.connect()).release();
  } catch (error) {
    if (!without || !isOutOfReach(error)) throw error;
    without.onUnreachable(error);
  }
  rights.isStarting = false;
  return database;
}
