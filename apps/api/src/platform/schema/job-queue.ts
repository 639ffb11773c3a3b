import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { queueGrants } from '../grants/apply-grants.ts';
import type { CellSchemas } from './cell-schemas.ts';
import { queueUrls } from './citus.ts';

/** Creates the job queue of a cell, or updates it, and sets the rights on it. Safe to repeat. */
export async function prepareJobQueues(
  client: pg.ClientBase,
  databaseUrl: string,
  schemas: CellSchemas,
): Promise<void> {
  for (const url of await queueUrls(client, databaseUrl)) {
    await runMigrations({ connectionString: url, schema: schemas.jobs });
    await setRights(url, schemas);
  }
}

async function setRights(url: string, schemas: CellSchemas): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await client.query(`BEGIN; ${(await queueGrants(client, schemas)).join('; ')}; COMMIT`);
  } finally {
    await client.end();
  }
}
