import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { type Login, readConfig } from '../../../src/config/config.ts';
import { makeContext } from '../../../src/make-context.ts';
import { type Database, openDatabase } from '../../../src/platform/database.ts';
import { openAppDatabase } from '../../../src/platform/logins/app-database.ts';
import { exactTypes } from '../../../src/platform/postgres/pg-client.ts';
import { anyUserUrlOf } from '../../harness/app-url.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { claimThrough, createSpreadApi } from '../cells/spread-cells.ts';
import { patientConnectMs } from '../database/open-test-database.ts';
import { createCaller } from './caller.ts';
import { injectedFetch } from './injected-fetch.ts';
import { testSettings } from './settings.ts';
import type { TestApi, TestApiOptions } from './test-api-types.ts';

export type { TestApi, TestApiOptions } from './test-api-types.ts';

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
  if (options.databaseUrl !== undefined) return claimThrough(await createApi(options, options.databaseUrl));
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
  const connectTimeoutMs = options.connectTimeoutMs ?? patientConnectMs;
  const pool = { applicationName: 'goldwren-api', onError: ignore, connectTimeoutMs };
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
