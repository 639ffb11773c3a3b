import { readFileSync } from 'node:fs';
import { ensureRoleLogin } from '../../platform/logins/app-login.ts';
import { fromPackageRoot } from '../../platform/package-root.ts';
import { type CellsCommand, done, urlOf, withDatabaseOf } from './cells-command.ts';

const role = 'goldwren_directory';

/** Creates the tables of the directory, and the login of CELL_DIRECTORY_URL with its few rights. Safe to repeat. */
export async function prepareDirectory(ownerUrl: string, directoryUrl: string): Promise<void> {
  const statements = readFileSync(fromPackageRoot('sql', 'directory.sql'), 'utf8');
  await withDatabaseOf(ownerUrl, ({ db }) => db.$client.query(statements));
  await ensureRoleLogin(ownerUrl, { role, setting: 'CELL_DIRECTORY_URL' }, directoryUrl);
}

export const prepare: CellsCommand = {
  usage: 'prepare  creates the directory in the database of DATABASE_URL, and the login of CELL_DIRECTORY_URL',
  async run(_args, env) {
    await prepareDirectory(urlOf(env, 'DATABASE_URL'), urlOf(env, 'CELL_DIRECTORY_URL'));
    return done('The directory is ready.');
  },
};
