import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { queueGrants } from '../grants/apply-grants.ts';
import type { CellSchemas } from './cell-schemas.ts';
import { findHoldingNode, queueUrls } from './citus.ts';

/**
 * Creates the job queue of a cell, or updates it, and sets the rights on it. With Citus, each node has a queue, and the jobs that wait
 * on other nodes are moved to the node that holds the cell. Safe to repeat.
 */
export async function prepareJobQueues(
  client: pg.ClientBase,
  databaseUrl: string,
  schemas: CellSchemas,
): Promise<void> {
  const urls = await queueUrls(client, databaseUrl);
  for (const url of urls) {
    await runMigrations({ connectionString: url, schema: schemas.jobs });
    await withOwner(url, async (owner) => {
      await owner.query(`BEGIN; ${(await queueGrants(owner, schemas)).join('; ')}; COMMIT`);
    });
  }
  const holder = await findHoldingNode(client, databaseUrl, schemas);
  if (holder === null) return;
  await withOwner(holder, async (target) => {
    for (const url of urls.filter((one) => new URL(one).host !== new URL(holder).host))
      await withOwner(url, (source) => moveWaitingJobs(source, target, schemas));
  });
}

async function withOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'goldwren-migrate' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

interface WaitingJob {
  readonly id: string;
  readonly task: string;
  readonly payload: string;
  readonly runAt: string;
  readonly most: number;
  readonly key: string | null;
  readonly priority: number;
}

/** A job is added before it is deleted. After a crash in between it runs twice, which every job allows. */
async function moveWaitingJobs(source: pg.Client, target: pg.Client, { jobs }: CellSchemas): Promise<void> {
  const { rows } = await source.query<WaitingJob>(
    `SELECT j.id, t.identifier AS task, j.payload::text AS payload, j.run_at::text AS "runAt", j.max_attempts AS most, j.key, j.priority
       FROM ${jobs}._private_jobs j JOIN ${jobs}._private_tasks t ON t.id = j.task_id ORDER BY j.id`,
  );
  for (const { id, task, payload, runAt, most, key, priority } of rows) {
    await target.query(
      `SELECT ${jobs}.add_job($1, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4::int, job_key => $5, priority => $6::int)`,
      [task, payload, runAt, most, key, priority],
    );
    await source.query(`DELETE FROM ${jobs}._private_jobs WHERE id = $1`, [id]);
  }
}
