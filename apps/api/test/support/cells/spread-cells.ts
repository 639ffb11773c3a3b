import { playerContract } from '@goldwren/contracts/player';
import { staffContract } from '@goldwren/contracts/staff';
import { cookies } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';
import type pg from 'pg';
import { expect } from 'vitest';
import { prepareDirectory } from '../../../src/commands/cells/prepare.ts';
import { cellOfCookie } from '../../../src/http/cells/cell-of-name.ts';
import { type CellSource, playerCellSources, staffCellSources } from '../../../src/http/cells/public-calls.ts';
import { sessionCookieName } from '../../../src/http/sessions/session.ts';
import { hashEmail, upsertCell } from '../../../src/modules/cells/public.ts';
import { drizzleOver } from '../../../src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../../harness/test-database.ts';
import { createCaller, type Fetch } from '../api/caller.ts';
import type { TestApi, TestApiOptions } from '../api/test-api-types.ts';
import { registration } from '../people/players.ts';
import { cellSettings, directoryKey, directoryUrlOf } from './directory.ts';
import { findMisplacedRows } from './misplaced-rows.ts';

/**
 * Creates the API of a test file on a site with two cells, each with its own database. `pnpm test:cells` does this in every file that
 * creates an API, so that the whole suite shows that a site with several cells behaves like a site with one.
 *
 * - The file tests the players of one cell, which is the first cell in half of the files, and the second in the others.
 * - For each player that registers, another one registers in the other cell.
 * - Each call that a session, a mailed token or an email sends to a cell arrives at the API of the other cell. Calls that are
 *   answered where they arrive arrive at the cell of the file.
 * - At the end, neither database may have a row of a player of the other one, and nobody may have played in the other cell.
 */
export async function createSpreadApi(
  options: TestApiOptions,
  create: (options: TestApiOptions, databaseUrl: string) => Promise<TestApi>,
): Promise<TestApi> {
  const databases = await createSpreadDatabases();
  const { wrapDatabase, ...plain } = options;
  const home = await create(options, databases[0].url);
  const other = await create(plain, databases[1].url);
  const listen = ({ app }: TestApi) => app.listen({ port: 0, host: '127.0.0.1' });
  await addCells(other.owner, databases, [await listen(home), await listen(other)]);
  return {
    ...home,
    fetchFrom: (address) => spreadFetch(home, other, address),
    caller: (address) => createCaller(spreadFetch(home, other, address)),
    close: async () => {
      const misplaced = await findMisplacedRows(home.owner, other.owner);
      for (const api of [home, other]) {
        await api.context.cells?.close();
        await api.close();
      }
      for (const database of databases) await database.drop();
      expect(misplaced).toEqual([]);
    },
  };
}

/** Creates the databases of the cell of the file and of the other cell. Processes and APIs over them get the settings of the site. */
export async function createSpreadDatabases(): Promise<readonly [TestDatabase, TestDatabase]> {
  const databases = [await createTestDatabase(), await createTestDatabase()] as const;
  // The directory is next to the other cell, so that the database of the file has the schemas of a site with one cell.
  const CELL_DIRECTORY_URL = directoryUrlOf(databases[1].url);
  await prepareDirectory(databases[1].url, CELL_DIRECTORY_URL);
  for (const [n, { url }] of databases.entries()) {
    cellSettings.set(url, {
      CELL_DIRECTORY_URL,
      CELL_DIRECTORY_KEY: directoryKey,
      CELL_NAME: nameOfCell(n),
      TRUSTED_PROXIES: '1',
    });
  }
  return databases;
}

/** A file has the same cell in each run. */
function nameOfCell(n: number): string {
  const { testPath = '' } = expect.getState();
  return (testPath.length + n) % 2 === 0 ? 'cell_one' : 'cell_two';
}

/** Adds both cells to the directory. Only one is open, so that a form that a test writes is registered in the cell of the file. */
export async function addCells(
  directory: pg.Pool,
  databases: readonly TestDatabase[],
  apiUrls: readonly string[],
): Promise<void> {
  for (const [n, { url }] of databases.entries()) {
    const name = cellSettings.get(url)?.CELL_NAME as string;
    await upsertCell(drizzleOver(directory), { name, apiUrl: apiUrls[n] as string, isOpen: n === 0, weight: 1 });
  }
}

/** Calls without a session whose cell a token or an email decides, whichever cell gets them. */
const sentAnywhere: ReadonlySet<CellSource> = new Set(['email', 'registration', 'token']);

interface PublicCall {
  readonly method: string;
  readonly path: RegExp;
}

function callsSentAnywhere(
  contract: Readonly<Record<string, Readonly<Record<string, AppRoute>>>>,
  sources: Readonly<Record<string, Readonly<Record<string, CellSource>>>>,
): PublicCall[] {
  return Object.entries(sources).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(([, source]) => sentAnywhere.has(source))
      .map(([name]) => {
        const { method, path } = (contract[area] as Readonly<Record<string, AppRoute>>)[name] as AppRoute;
        return { method, path: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`) };
      }),
  );
}

const publicCalls = [
  ...callsSentAnywhere(playerContract, playerCellSources),
  ...callsSentAnywhere(staffContract, staffCellSources),
];
const registrationPath = playerContract.auth.register.path;
const sessionNames = { player: cookies.session.name, staff: 'goldwren-staff' } as const;

function isSentAnywhere({ config }: TestApi, url: string, { method = 'GET', headers }: RequestInit): boolean {
  const { pathname } = new URL(url, 'http://goldwren.test');
  const { cookie } = (headers ?? {}) as { cookie?: string };
  const name = sessionNames[pathname.startsWith('/api/staff/') ? 'staff' : 'player'];
  if (cellOfCookie(cookie, sessionCookieName(config.isProduction, name)) !== null) return true;
  return publicCalls.some((call) => call.method === method && call.path.test(pathname));
}

function spreadFetch(home: TestApi, other: TestApi, address: string | undefined): Fetch {
  const [direct, through] = [home.fetchFrom(address), other.fetchFrom(address)];
  return async (url, init) => {
    const answer = await (isSentAnywhere(home, url, init) ? through : direct)(url, init);
    if (url === registrationPath && answer.status === 201) await registerNeighbour(home, other);
    return answer;
  };
}

/** Registers a player in the other cell, through the cell of the file. */
async function registerNeighbour(home: TestApi, other: TestApi): Promise<void> {
  const form = registration();
  const { mailboxHash } = hashEmail(Buffer.from(directoryKey, 'hex'), form.email);
  await other.owner.query('INSERT INTO directory.mailbox (mailbox_hash, cell) VALUES ($1, $2)', [
    mailboxHash,
    other.config.cells?.name,
  ]);
  const neighbour = createCaller(home.fetchFrom());
  expect((await neighbour.send('POST', registrationPath, { json: form })).status).toBe(201);
}
