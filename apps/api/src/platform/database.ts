import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { exactTypes, StrictClient, withBigInt } from './postgres/pg-client.ts';
import { ReusingPool, type Server } from './postgres/reusing-pool.ts';
import { splitOptions } from './schema/cell-schemas.ts';

/**
 * The database handle of stores: Drizzle over the pool, or over the connection of a transaction (see transaction.ts).
 * `$client` is for calls of SQL functions (call-function.ts) and for the listed raw statements.
 */
export type Db = NodePgDatabase & { readonly $client: pg.Pool | pg.ClientBase };

export interface Database {
  /** For use outside a transaction. Each statement runs on any free connection. */
  readonly db: NodePgDatabase & { readonly $client: pg.Pool };
  close(): Promise<void>;
}

/** A database whose server can change while it is used. */
export interface MovableDatabase extends Database {
  /** Uses another server with the same login from now on. */
  moveTo(server: Server): void;
}

export interface DatabaseOptions {
  url: string;
  /** The role to set after connecting; null keeps the login's own rights. */
  role: string | null;
  maxConnections: number;
  applicationName: string;
  onError: (error: Error) => void;
  /** Time limit of waiting for a connection; `ordinaryConnectMs` by default. */
  connectTimeoutMs?: number;
  /** Time limit of a statement; `ordinaryStatementMs` by default. */
  statementTimeoutMs?: number;
  /**
   * Whether the planner must use an index where there is one. A connection keeps its plans: one that was made while a table or
   * partition was empty reads the whole table until autovacuum analyses it, which takes a minute or two. That would
   * make the rounds of a new month and of a new site slow. False by default, because jobs and reports read whole tables.
   */
  usesIndexes?: boolean;
  /** Runs on each new connection before it is used. When it fails, the connection is closed. */
  onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** A caller waits this long for a free connection, so that an overloaded API answers 503 soon. */
export const ordinaryConnectMs = 2_000;
/** The server cancels a statement after this time, except while it waits for a replica or is frozen. */
const ordinaryStatementMs = 7_000;
/** The client waits this much longer for an answer. Then it closes the connection. */
const answerGraceMs = 1_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 10_000;
/**
 * Cost of reading a random page, relative to the next page in sequence. The default of 4 suits spinning disks. With it,
 * PostgreSQL scans a whole small table instead of reading sixteen rows by key, which takes ten times as long for sessions.
 */
const randomPageCost = 1.1;

/** Opens a pool. Waits for connections, statements and locks, and idle transactions, all have a time limit. */
export function openDatabase(options: DatabaseOptions): MovableDatabase {
  const statementTimeoutMs = options.statementTimeoutMs ?? ordinaryStatementMs;
  const settings = [
    ...(options.role ? [`role=${options.role}`] : []),
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`,
    `random_page_cost=${randomPageCost}`,
    // Where there is no index, the whole table is still read. Its cost is then so high that PostgreSQL would compile the plan.
    ...(options.usesIndexes ? ['enable_seqscan=off', 'jit=off'] : []),
  ];
  const { connectionString, options: ofUrl } = splitOptions(options.url);
  const pool = new ReusingPool({
    Client: StrictClient,
    types: exactTypes,
    query_timeout: statementTimeoutMs + answerGraceMs,
    keepAlive: true,
    connectionString,
    max: options.maxConnections,
    ...(options.onConnect ? { onConnect: options.onConnect } : {}),
    connectionTimeoutMillis: options.connectTimeoutMs ?? ordinaryConnectMs,
    idleTimeoutMillis: 30_000,
    application_name: options.applicationName,
    options: [ofUrl, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim(),
  });
  // A connection that breaks while idle is replaced on the next use.
  pool.on('error', options.onError);
  return { db: drizzleOver(pool), moveTo: (server) => pool.moveTo(server), close: () => pool.end() };
}

/** Creates Drizzle over a client. Columns are camelCase in TypeScript and snake_case in the database. */
export function drizzleOver<Client extends pg.Pool | pg.ClientBase>(
  client: Client,
): NodePgDatabase & { readonly $client: Client } {
  const db = drizzle({ client: client as pg.Pool, casing: 'snake_case' });
  adaptQueries(db);
  return db as unknown as NodePgDatabase & { readonly $client: Client };
}

/** The two forms in which Drizzle sends a statement. Each has its own parsers, which override the client's. */
interface SentForms {
  readonly rawQueryConfig: { types: pg.CustomTypesConfig };
  readonly queryConfig: { types: pg.CustomTypesConfig };
}

/**
 * Drizzle's errors contain every parameter value, so password hashes and addresses would be in logs and in the job table.
 * This function makes Drizzle throw the driver's error instead. It also makes Drizzle read int8 as `bigint`.
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
