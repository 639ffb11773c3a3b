import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type CellSchemas, schemasOf, splitOptions } from '../../platform/schema/cell-schemas.ts';

/** A connection of the owner to the database of a cell. */
export interface CellServer {
  readonly url: string;
  readonly schemas: CellSchemas;
  readonly client: pg.Client;
}

/** Rows are compared as text, so both servers must write it alike. */
const settings = [
  "SET timezone = 'UTC'",
  "SET datestyle = 'ISO'",
  "SET intervalstyle = 'postgres'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  "SET lock_timeout = '30s'",
  'SET idle_in_transaction_session_timeout = 0',
  'SET statement_timeout = 0',
].join('; ');

/**
 * Connects to the database of a cell, and runs work on the connection.
 * @param name What an error calls the database.
 */
export async function connectCell<T>(url: string, name: string, work: (cell: CellServer) => Promise<T>): Promise<T> {
  const schemas = schemasOf(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'goldwren-cells',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new LaunchError(`The ${name} cannot be reached: ${(cause as Error).message}.`, { cause });
  }
  try {
    await client.query(settings);
    return await work({ url, schemas, client });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the URL without the options of a session, for the connection that the target opens to the source. */
export function connectionOf(url: string): string {
  return splitOptions(url).connectionString;
}
