import type pg from 'pg';
import { prepareDirectory } from '../../../src/commands/cells/prepare.ts';
import { upsertCell } from '../../../src/modules/cells/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';
import type { Answer, Caller } from '../api/caller.ts';
import { createTestApi, openOwner, type TestApi } from '../api/test-api.ts';
import { newPlayer, type Player } from '../people/players.ts';
import { directoryKey, directoryUrlOf } from './directory.ts';

/** Two cells, each with its own database and API, and their directory in the database of the first. */
export interface TwoCells {
  readonly one: TestApi;
  readonly two: TestApi;
  /** The owner of the directory. */
  readonly directory: pg.Pool;
  readonly settings: Readonly<Record<string, string>>;
  /** Makes this cell the only one that gets new mailboxes; both for `null`. */
  openOnly(cell: 'cell_one' | 'cell_two' | null): Promise<void>;
  close(): Promise<void>;
}

/** @param more Further settings of both APIs. */
export async function createTwoCells(more: Readonly<Record<string, string>> = {}): Promise<TwoCells> {
  const databases: [TestDatabase, TestDatabase] = [await createTestDatabase(), await createTestDatabase()];
  const directoryUrl = directoryUrlOf(databases[0].url);
  await prepareDirectory(databases[0].url, directoryUrl);
  // A second run changes nothing.
  await prepareDirectory(databases[0].url, directoryUrl);
  const settings = {
    CELL_DIRECTORY_URL: directoryUrl,
    CELL_DIRECTORY_KEY: directoryKey,
    TRUSTED_PROXIES: '1',
    ...more,
  };
  const create = (database: TestDatabase, name: string) =>
    createTestApi({ databaseUrl: database.url, settings: { ...settings, CELL_NAME: name } });
  const one = await create(databases[0], 'cell_one');
  const two = await create(databases[1], 'cell_two');
  const directory = openOwner(databases[0].url);
  for (const [name, { app }] of Object.entries({ cell_one: one, cell_two: two })) {
    const apiUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    await upsertCell(drizzleOver(directory), { name, apiUrl, isOpen: true, weight: 1 });
  }
  return {
    one,
    two,
    directory,
    settings,
    openOnly: async (cell) =>
      void (await directory.query('UPDATE directory.cell SET is_open = ($1::text IS NULL OR name = $1)', [cell])),
    close: async () => {
      await directory.end();
      for (const api of [one, two]) {
        await api.context.cells?.close();
        await api.close();
      }
      for (const database of databases) await database.drop();
    },
  };
}

/** Calls `work` with a caller of a new process of the first cell, which reads the list of cells again. */
export async function withNewProcess(
  { one, settings }: TwoCells,
  { cookie }: Pick<Caller, 'cookie'>,
  work: (caller: Caller) => Promise<void>,
): Promise<void> {
  const api = await createTestApi({ databaseUrl: one.url, settings: { ...settings, CELL_NAME: 'cell_one' } });
  try {
    const caller = api.caller();
    caller.cookie = cookie;
    await work(caller);
  } finally {
    await api.context.cells?.close();
    await api.close();
  }
}

/** Returns the token that was last mailed with this template. It names the cell. */
export async function tokenMailedBy({ owner }: TestApi, recipient: string, template: string): Promise<string> {
  const { rows } = await owner.query<{ token: string }>(
    `SELECT facts->>'token' AS token FROM mail_outbox WHERE recipient = $1 AND template = $2 ORDER BY queued_at DESC LIMIT 1`,
    [recipient, template],
  );
  return rows[0]?.token ?? '';
}

/** Returns whether a cell has an account with this email. */
export async function hasAccount({ owner }: TestApi, email: string): Promise<boolean> {
  return (await owner.query('SELECT FROM player WHERE email = $1', [email])).rowCount === 1;
}

/** Registers a player in this cell, through the API of the first. */
export async function newPlayerOf(
  cells: TwoCells,
  cell: 'cell_one' | 'cell_two',
  form: Parameters<typeof newPlayer>[1] = {},
): Promise<Player> {
  await cells.openOnly(cell);
  const player = await newPlayer(cells.one, form);
  await cells.openOnly(null);
  return player;
}

/** Creates two cells with a player in each. */
export async function createPopulatedCells(): Promise<{ cells: TwoCells; ofOne: Player; ofTwo: Player }> {
  const cells = await createTwoCells();
  return { cells, ofOne: await newPlayerOf(cells, 'cell_one'), ofTwo: await newPlayerOf(cells, 'cell_two') };
}

/** Reads a wallet with a cookie. */
export function readWallet(api: TestApi, cookie: string): Promise<Answer> {
  const caller = api.caller();
  caller.cookie = cookie;
  return caller.send('GET', '/api/wallet');
}

export async function countOf({ owner }: TestApi, table: string): Promise<number> {
  return (await owner.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;
}
