import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { KeepingPool } from './keeping-pool.ts';

/** pg's int8 is text by default; money must arrive as integers. */
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

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
}

const connectTimeoutMs = 2_000;
const statementTimeoutMs = 10_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 10_000;
/**
 * Of a page of the table that is next to the last one. Four times as dear by default, as on a spinning disk, PostgreSQL
 * reads all of a small table rather than sixteen rows of it by their keys: ten times the time for sessions.
 */
const randomPageCost = 1.1;

/** Opens a pool. Every wait in it is bounded: for a connection, a statement, a lock, an idle transaction. */
export function openDatabase(options: DatabaseOptions): Database {
  const settings = [
    ...(options.role ? [`role=${options.role}`] : []),
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`,
    `random_page_cost=${randomPageCost}`,
  ];
  const pool = new KeepingPool({
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
  throwDriverErrors(db);
  return db as unknown as NodePgDatabase & { readonly $client: Client };
}

/**
 * Drizzle throws an error of its own whose message holds every value that was sent, so that password hashes and
 * addresses would stand in logs and in the job table. The driver's error, which it wraps, is thrown instead.
 */
function throwDriverErrors(db: NodePgDatabase): void {
  const { session } = db._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...args) => {
    const query = prepareQuery(...args);
    const execute = query.execute.bind(query);
    query.execute = (values) => execute(values).catch(rethrowCause);
    return query;
  };
}

function rethrowCause(error: unknown): never {
  throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
