import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../../src/config/config.ts';
import type { Context, Databases } from '../../../src/context.ts';
import type { TimeOuts } from '../../../src/http/protection/time-outs.ts';
import type { Database } from '../../../src/platform/database.ts';
import type { Caller, Fetch } from './caller.ts';
import type { Settings } from './settings.ts';

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
  /** How long a call waits for a free connection. Longer than in the product by default, because tests send many at a time. */
  readonly connectTimeoutMs?: number;
}
