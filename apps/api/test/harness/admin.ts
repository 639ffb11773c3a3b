import pg from 'pg';

const STATEMENT_TIMEOUT_MS = 20_000;

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** Returns the URL of a cell in the same database: the schema with this name. */
export function withSchema(url: string, schema: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', `-c search_path=${schema}`);
  return changed.toString();
}

/** Runs statements one by one on a new connection, because CREATE and DROP DATABASE cannot run in a transaction. */
export async function runAsAdmin(adminUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
