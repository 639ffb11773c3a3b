import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playerContract } from '@goldwren/contracts/player';
import { staffContract } from '@goldwren/contracts/staff';
import { cookies } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';
import type pg from 'pg';
import { expect } from 'vitest';
import { prepareDirectory } from '../../../src/commands/cells/prepare.ts';
import { cellOfCookie, splitCell } from '../../../src/http/cells/cell-of-name.ts';
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
 * - At the end, neither database may have a row of a player of the other one, and no player may have played in the other cell.
 */
export async function createSpreadApi(
  options: TestApiOptions,
  create: (options: TestApiOptions, databaseUrl: string) => Promise<TestApi>,
): Promise<TestApi> {
  const databases = await createSpreadDatabases();
  const { wrapDatabase, ...plain } = options;
  const home = await create(options, databases[0].url);
  const other = await create(plain, databases[1].url);
  const servers = [await serve(home), await serve(other)];
  claimsByDatabase.set(home.url, (init) => claimForTestedCell(home, other, init));
  await addCells(
    other.owner,
    databases,
    servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  return {
    ...home,
    fetchFrom: (address) => spreadFetch(home, other, address),
    caller: (address) => createCaller(spreadFetch(home, other, address)),
    close: async () => {
      const misplaced = await findMisplacedRows(home.owner, other.owner);
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      for (const api of [home, other]) {
        await api.context.cells?.close();
        await api.close();
      }
      for (const database of databases) await database.drop();
      expect(misplaced).toEqual([]);
    },
  };
}

/** Listens for requests of the other cell. The application itself does not listen, because some tests choose where it does. */
async function serve({ app }: TestApi): Promise<Server> {
  const server = createServer((request, response) => app.routing(request, response));
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
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

const claimsByDatabase = new Map<string, (init: RequestInit) => Promise<void>>();

/** Returns a further API over the database of a file, whose calls with an unknown email are also for the cell of the file. */
export function claimThrough(api: TestApi): TestApi {
  const claim = claimsByDatabase.get(api.url);
  if (claim === undefined) return api;
  const fetchFrom = (address?: string): Fetch => {
    const direct = api.fetchFrom(address);
    return async (url, init) => {
      if (byEmail.has(sourceOf(url, init) as CellSource)) await claim(init);
      return direct(url, init);
    };
  };
  return { ...api, fetchFrom, caller: (address) => createCaller(fetchFrom(address)) };
}

/** Calls without a session whose cell a token or an email decides, whichever cell gets them. */
const sentAnywhere: ReadonlySet<CellSource> = new Set(['email', 'registration', 'token']);
const byEmail: ReadonlySet<CellSource> = new Set(['email', 'cookie_or_email']);

interface PublicCall {
  readonly method: string;
  readonly path: RegExp;
  readonly source: CellSource;
}

function publicCallsOf(
  contract: Readonly<Record<string, Readonly<Record<string, AppRoute>>>>,
  sources: Readonly<Record<string, Readonly<Record<string, CellSource>>>>,
): PublicCall[] {
  return Object.entries(sources).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, source]) => {
      const { method, path } = (contract[area] as Readonly<Record<string, AppRoute>>)[name] as AppRoute;
      return { method, path: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`), source };
    }),
  );
}

const publicCalls = [
  ...publicCallsOf(playerContract, playerCellSources),
  ...publicCallsOf(staffContract, staffCellSources),
];
const registrationPath = playerContract.auth.register.path;
const sessionNames = { player: cookies.session.name, staff: 'goldwren-staff' } as const;

/** Returns how the cell of a public call is found; null for another call. */
function sourceOf(url: string, { method = 'GET' }: RequestInit): CellSource | null {
  const { pathname } = new URL(url, 'http://goldwren.test');
  return publicCalls.find((call) => call.method === method && call.path.test(pathname))?.source ?? null;
}

function isSentAnywhere({ config }: TestApi, url: string, init: RequestInit): boolean {
  const { pathname } = new URL(url, 'http://goldwren.test');
  const { cookie } = (init.headers ?? {}) as { cookie?: string };
  const name = sessionNames[pathname.startsWith('/api/staff/') ? 'staff' : 'player'];
  if (cellOfCookie(cookie, sessionCookieName(config.isProduction, name)) !== null) return true;
  const source = sourceOf(url, init);
  // A token that a test writes itself may name no cell. It is then of the cell that gets it.
  if (source === 'token') return splitCell(bodyOf(init).token ?? pathname.split('/').at(-1) ?? '').cell !== null;
  return sentAnywhere.has(source as CellSource);
}

/** Returns the fields of a JSON body; none for another body. */
function bodyOf({ body }: RequestInit): { readonly email?: unknown; readonly token?: string } {
  try {
    return (typeof body === 'string' && JSON.parse(body)) || {};
  } catch {
    return {};
  }
}

function spreadFetch(home: TestApi, other: TestApi, address: string | undefined): Fetch {
  const [direct, through] = [home.fetchFrom(address), other.fetchFrom(address)];
  return async (url, init) => {
    if (byEmail.has(sourceOf(url, init) as CellSource)) await claimForTestedCell(home, other, init);
    const answer = await (isSentAnywhere(home, url, init) ? through : direct)(url, init);
    if (url === registrationPath && answer.status === 201) await registerNeighbour(home, other, address);
    return answer;
  };
}

/**
 * Makes the cell of the file the one of an email that is not known yet, by a claim like that of a registration. Otherwise the hash
 * of the email would decide which cell gets the ticket of a visitor, and which one counts a failed sign-in.
 */
async function claimForTestedCell(home: TestApi, other: TestApi, init: RequestInit): Promise<void> {
  const { email } = bodyOf(init);
  if (typeof email !== 'string') return;
  const { emailHash, mailboxHash } = hashEmail(Buffer.from(directoryKey, 'hex'), email);
  await other.owner.query(
    `WITH claimed AS (INSERT INTO directory.mailbox (mailbox_hash, cell) VALUES ($2, $3) ON CONFLICT DO NOTHING)
     INSERT INTO directory.player_directory (email_hash, mailbox_hash, cell, state, claim_id)
     VALUES ($1, $2, $3, 'pending', gen_random_uuid()) ON CONFLICT DO NOTHING`,
    [emailHash, mailboxHash, home.config.cells?.name],
  );
}

/** Registers a player in the other cell, through the cell of the file. */
async function registerNeighbour(home: TestApi, other: TestApi, address: string | undefined): Promise<void> {
  const form = registration();
  const { mailboxHash } = hashEmail(Buffer.from(directoryKey, 'hex'), form.email);
  await other.owner.query('INSERT INTO directory.mailbox (mailbox_hash, cell) VALUES ($1, $2)', [
    mailboxHash,
    other.config.cells?.name,
  ]);
  const neighbour = createCaller(home.fetchFrom(address));
  expect((await neighbour.send('POST', registrationPath, { json: form })).status).toBe(201);
}
