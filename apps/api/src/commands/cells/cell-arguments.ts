import { readFile } from 'node:fs/promises';
import { LaunchError } from '../../launch/launch-error.ts';
import { databaseUserNames, type LoginUrls } from '../../platform/logins/database-roles.ts';

export interface NamedCell {
  readonly name: string;
  /** The owner's URL. */
  readonly url: string;
}

function parseCell(text: string): NamedCell {
  const [, name, url] = /^([a-z0-9_-]+)=(postgres(?:ql)?:\/\/\S+)$/.exec(text) ?? [];
  // The text is not shown, because it has a password.
  if (name === undefined || url === undefined) throw new LaunchError('A cell is written as name=postgres://….');
  return { name, url };
}

/**
 * Reads the cells of `--cell name=URL` and of a file with one such line for each cell. Empty lines and lines with # are left out.
 * @throws LaunchError for no cell, two with one name, or another line.
 */
export async function readCells(given: readonly string[], file: string | undefined): Promise<NamedCell[]> {
  const text = file === undefined ? '' : await readFile(file, 'utf8');
  const lines = text.split('\n').map((line) => line.trim());
  const cells = [...given, ...lines.filter((line) => line !== '' && !line.startsWith('#'))].map(parseCell);
  if (cells.length === 0) throw new LaunchError('Name the cells with --cell name=URL or --file FILE.');
  const twice = cells.find(({ name }, n) => cells.findIndex((other) => other.name === name) !== n);
  if (twice) throw new LaunchError(`There are two cells with the name ${twice.name}.`);
  return cells;
}

/** Returns the logins with their names and passwords at the database of this owner. */
export function loginsAt(ownerUrl: string, logins: LoginUrls): LoginUrls {
  return Object.fromEntries(
    databaseUserNames.flatMap((user) => {
      const login = logins[user];
      if (login === undefined) return [];
      const [url, { username, password }] = [new URL(ownerUrl), new URL(login)];
      url.username = username;
      url.password = password;
      return [[user, url.toString()]];
    }),
  );
}
