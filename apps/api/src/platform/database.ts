import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { KeepingPool } from './postgres/keeping-pool.ts';
import { exactTypes, StrictClient, withBigInt } from './postgres/pg-client.ts';

/**
 * What a store speaks to: Drizzle over the pool, or over the one connection of a transaction (see transaction.ts).
 * `$client` is for calls of the money functions (call-function.ts) and for the listed raw statements.
 */
export type Db = NodePgDatabase & { readonly $client: pg.Pool | pg.ClientBase };

export interface Database {
  /** Outside a transaction: every statement is one of its own, on whichever connection is free. */
  readonly db: NodePgDatabase & { readonly $client: pg.Pool };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Role to take on after connecting; null keeps the login's own. */
  role: string | null;
  maxConnections: number;
  applicationName: string;
  onError: (error: Error) => void;
  /** How long a statement may take; `ordinaryStatementMs` without it. */
  statementTimeoutMs?: number;
}

const connectTimeoutMs = 2_000;
/** The server ends a statement after this time. It does not end the wait for a replica, and not when it is frozen. */
const ordinaryStatementMs = 7_000;
/** So much later the client stops waiting: the server did not answer in time, and its connection is closed. */
const answerGraceMs = 1_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 10_000;
/**
 * Of a page of the table that is next to the last one. Four times as dear by default, as on a spinning disk, PostgreSQL
 * reads all of a small table rather than sixteen rows of it by their keys: ten times the time for sessions.
 */
const randomPageCost = 1.1;

/** Opens a pool. Every wait in it is bounded: for a connection, a statement, a lock, an idle transaction. */
export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? ordinaryStatementMs;
  const settings = [
    ...(options.role ? [`role=${options.role}`] : []),
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`,
    `random_page_cost=${randomPageCost}`,
  ];
  const pool = new KeepingPool({
    Client: StrictClient,
    types: exactTypes,
    query_timeout: statementTimeoutMs + answerGraceMs,
    keepAlive: true,
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: options.applicationName,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // A backend that dies while idle is replaced on the next use.
  pool.on('error', options.onError);
  return { db: drizzleOver(pool), close: () => pool.end() };
}

/** Drizzle as every store expects it: columns are named in camelCase here and in snake_case there. */
export function drizzleOver<Client extends pg.Pool | pg.ClientBase>(
  client: Client,
): NodePgDatabase & { readonly $client: Client } {
  const db = drizzle({ client: client as pg.Pool, casing: 'snake_case' });
  adaptQueries(db);
  return db as unknown as NodePgDatabase & { readonly $client: Client };
}

/** The two forms in which Drizzle sends a statement; each names parsers of its own, which would win over the client's. */
interface SentForms {
  readonly rawQueryConfig: { types: pg.CustomTypesConfig };
  readonly queryConfig: { types: pg.CustomTypesConfig };
}

/**
 * Drizzle throws an error of its own whose message holds every value that was sent, so that password hashes and
 * addresses would stand in logs and in the job table. The driver's error, which it wraps, is thrown instead.
 * int8 is read as `bigint`, as everywhere else on our connections.
 */
function adaptQueries(db: NodePgDatabase): void {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...args) => {
    const query = prepareQuery(...args);
    const { rawQueryConfig, queryConfig } = query as unknown as SentForms;
    for (const form of [rawQueryConfig, queryConfig]) form.types = withBigInt(form.types);
    const execute = query.execute.bind(query);
    query.execute = (values) => execute(values).catch(rethrowCause);
    return query;
  };
}

function rethrowCause(error: unknown): never {
  throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
