import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { type Config, type Login, readConfig } from '../../../src/config/config.ts';
import type { Context, Databases } from '../../../src/context.ts';
import type { TimeOuts } from '../../../src/http/protection/time-outs.ts';
import { makeContext } from '../../../src/make-context.ts';
import { type Database, openDatabase } from '../../../src/platform/database.ts';
import { openAppDatabase } from '../../../src/platform/logins/app-database.ts';
import { exactTypes } from '../../../src/platform/postgres/pg-client.ts';
import { anyUserUrlOf } from '../../harness/app-url.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { createSpreadApi } from '../cells/spread-cells.ts';
import { type Caller, createCaller, type Fetch } from './caller.ts';
import { injectedFetch } from './injected-fetch.ts';
import { type Settings, testSettings } from './settings.ts';

/** The real application with its own database, in this process. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** A context over `database`, for jobs and use cases. */
  readonly context: Context;
  /** A pool with the rights of all database users, for tests that call use cases and stores directly. */
  readonly database: Database;
  /** The pools of the application, each with its own login. */
  readonly databases: Databases;
  /** A pool of the owner of the tables, to inspect and change data directly. */
  readonly owner: pg.Pool;
  readonly url: string;
  /** Creates a browser at this address. By default each has another address, so that tests do not share a rate limit. */
  caller(address?: string): Caller;
  /** Sends requests like a browser without cookies at this address. */
  fetchFrom(address?: string): Fetch;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly settings?: Settings;
  /** An existing database, for two applications over one database. It is not dropped at the end. */
  readonly databaseUrl?: string;
  readonly wrapDatabase?: (database: Database) => Database;
  /** Shorter time-outs, so that a test does not wait for those of the product. */
  readonly timeOuts?: TimeOuts;
}

function ignore(): void {}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `198.${18 + ((addresses >> 16) & 1)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function openOwner(url: string): pg.Pool {
  const owner = new pg.Pool({
    connectionString: url,
    types: exactTypes,
    max: 4,
    application_name: 'goldwren-test',
  });
  owner.on('error', ignore);
  return owner;
}

/** With TEST_CELLS=1, an API without a database of the test is on a site with two cells (cells/spread-cells.ts). */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  if (options.databaseUrl !== undefined) return createApi(options, options.databaseUrl);
  if (process.env.TEST_CELLS) return createSpreadApi(options, createApi);
  const made = await createTestDatabase();
  const api = await createApi(options, made.url);
  return {
    ...api,
    close: async () => {
      await api.close();
      await made.drop();
    },
  };
}

async function createApi(options: TestApiOptions, url: string): Promise<TestApi> {
  const config = readConfig(testSettings(url, options.settings), 'api');
  const pool = { applicationName: 'goldwren-api', onError: ignore };
  const open = (login: Login | null, maxConnections: number) =>
    openDatabase({ ...(login as Login), ...pool, maxConnections });
  const opened = [
    await openAppDatabase(config, 'players', { ...pool, maxConnections: config.poolSize }),
    open(config.logins.staff, 4),
    open({ url: anyUserUrlOf(url), role: null }, config.poolSize),
  ] as const;
  const [players, staff, database] = opened.map((one) => options.wrapDatabase?.(one) ?? one) as [
    Database,
    Database,
    Database,
  ];
  const databases = { players, staff };
  const app = await createApp(config, databases, options.timeOuts);
  await app.ready();
  /** Production is behind a proxy with TLS. Behind an edge, visitors are in New York by default. */
  const edge: Record<string, string> = {
    ...(config.isProduction ? { 'x-forwarded-proto': 'https' } : {}),
    ...(config.geolocation.kind === 'header' ? { [config.geolocation.header]: 'US-NY' } : {}),
  };
  const owner = openOwner(url);
  const fetchFrom = (address = nextAddress()) => injectedFetch(app, address, edge);
  return {
    app,
    config,
    context: makeContext(config, database, app.log),
    database,
    databases,
    owner,
    url,
    fetchFrom,
    caller: (address) => createCaller(fetchFrom(address)),
    close: async () => {
      await app.close();
      await Promise.all([...opened.map((one) => one.close()), owner.end()]);
    },
  };
}

/**
 * Creates the API of a test file before its tests, and closes it after them. Hooks that follow may use it.
 * @param optionsOf Runs when the API is created, so it may use an API that was set up earlier.
 */
export function setUpTestApi(optionsOf: () => TestApiOptions = () => ({})): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await createTestApi(optionsOf()));
  });
  afterAll(() => api.close());
  return api;
}
