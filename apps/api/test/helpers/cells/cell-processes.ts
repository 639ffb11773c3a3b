import type pg from 'pg';
import { prepareDirectory } from '../../../src/commands/cells/prepare.ts';
import { upsertCell } from '../../../src/modules/cells/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { openOwner } from '../api/test-api.ts';
import { type ApiProcess, startApiProcess } from '../processes/api-process.ts';
import { directoryKey, directoryUrlOf } from './directory.ts';

/** A cell whose API is a real process. */
export interface CellProcess {
  readonly name: string;
  readonly owner: pg.Pool;
  readonly settings: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  api: ApiProcess;
}

/** Two cells with an API process each, and their directory in the database of the first. */
export interface CellProcesses {
  readonly one: CellProcess;
  readonly two: CellProcess;
  /** The owner of the directory. */
  readonly directory: pg.Pool;
  /** Makes this cell the only one that gets new mailboxes; both for `null`. */
  openOnly(name: string | null): Promise<void>;
  /** Starts the process of a cell again, at the same port, because the other cell knows its address. */
  restart(cell: CellProcess): Promise<void>;
  close(): Promise<void>;
}

/** @param more Further settings of both APIs. */
export async function startCellProcesses(more: Readonly<Record<string, string>> = {}): Promise<CellProcesses> {
  const databases = [await createTestDatabase(), await createTestDatabase()] as const;
  const CELL_DIRECTORY_URL = directoryUrlOf(databases[0].url);
  await prepareDirectory(databases[0].url, CELL_DIRECTORY_URL);
  const directory = openOwner(databases[0].url);
  const shared = { CELL_DIRECTORY_URL, CELL_DIRECTORY_KEY: directoryKey, TRUSTED_PROXIES: '1', ...more };
  const addCell = ({ name, api }: CellProcess) =>
    upsertCell(drizzleOver(directory), { name, apiUrl: api.baseUrl, isOpen: true, weight: 1 });
  const start = async ({ url }: { readonly url: string }, name: string): Promise<CellProcess> => {
    const settings = { ...shared, CELL_NAME: name };
    const cell = { name, settings, databaseUrl: url, owner: openOwner(url), api: await startApiProcess(url, settings) };
    await addCell(cell);
    return cell;
  };
  const [one, two] = await Promise.all([start(databases[0], 'cell_one'), start(databases[1], 'cell_two')]);
  return {
    one,
    two,
    directory,
    openOnly: async (name) =>
      void (await directory.query('UPDATE directory.cell SET is_open = ($1::text IS NULL OR name = $1)', [name])),
    restart: async (cell) => {
      const port = Number(new URL(cell.api.baseUrl).port);
      cell.api = await startApiProcess(cell.databaseUrl, cell.settings, { port });
    },
    close: async () => {
      await Promise.all([one, two].map(({ api }) => api.stop()));
      await Promise.all([one.owner, two.owner, directory].map((pool) => pool.end()));
      for (const database of databases) await database.drop();
    },
  };
}
