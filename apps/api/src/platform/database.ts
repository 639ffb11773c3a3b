import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** pg's int8 is text by default; money must arrive as integers. */
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

export type Sql = Pick<pg.Pool | pg.PoolClient, 'query'>;

export interface Database {
  readonly pool: pg.Pool;
  /** Reads and staff work. Money moves through prepared statements on `pool`. */
  readonly orm: NodePgDatabase;
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

/** Opens a pool. Every wait in it is bounded: for a connection, a statement, a lock, an idle transaction. */
export function openDatabase(options: DatabaseOptions): Database {
  const settings = [
    ...(options.role ? [`role=${options.role}`] : []),
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`,
  ];
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: options.applicationName,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // A backend that dies while idle is replaced on the next use.
  pool.on('error', options.onError);
  return { pool, orm: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
}
