import type { CellSettings } from '../../config/cells.ts';
import { readConfig } from '../../config/config.ts';
import { LaunchError } from '../../launch/launch-error.ts';
import { type Database, openDatabase } from '../../platform/database.ts';

/** What a command prints at its end. The process ends with 1 when it is not good. */
export interface CellsResult {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** One command of `pnpm cells`. */
export interface CellsCommand {
  /** The arguments and what the command does, for the list of commands. */
  readonly usage: string;
  /** @param say prints progress */
  run(args: readonly string[], env: NodeJS.ProcessEnv, say: (text: string) => void): Promise<CellsResult>;
}

export function done(...lines: readonly string[]): CellsResult {
  return { lines, isGood: true };
}

/** @throws LaunchError when the settings of cells are not set. */
export function readCellSettings(env: NodeJS.ProcessEnv): CellSettings {
  const { cells } = readConfig(env);
  if (cells === null) throw new LaunchError('CELL_DIRECTORY_URL, CELL_NAME and CELL_DIRECTORY_KEY are not set.');
  return cells;
}

/** @throws LaunchError when a required URL is not set. */
export function urlOf(env: NodeJS.ProcessEnv, variable: string): string {
  const url = env[variable];
  if (!url) throw new LaunchError(`${variable} is not set.`);
  return url;
}

/** Runs the work of a command on a database. `statementTimeoutMs`: for statements that read whole tables. */
export async function withDatabaseOf<T>(
  url: string,
  work: (database: Database) => Promise<T>,
  limits: { readonly statementTimeoutMs?: number } = {},
): Promise<T> {
  const database = openDatabase({
    url,
    role: null,
    maxConnections: 2,
    applicationName: 'goldwren-cells',
    ...limits,
    onError: () => undefined,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
