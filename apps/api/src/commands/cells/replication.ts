import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import { type CellServer, connectionOf } from './cell-server.ts';
import { readTables, rootsOf } from './cell-tables.ts';

/** The name of publication, slot and subscription. Slots of all databases of a server share their names, so it has the ID of the cell. */
export function moveName(cell: string): string {
  return `goldwren_move_${cell.replaceAll('-', '')}`;
}

async function exists({ client }: CellServer, text: string, name: string): Promise<boolean> {
  return (await client.query(text, [name])).rowCount === 1;
}

const subscriptionOf = `SELECT FROM pg_subscription s JOIN pg_database d ON d.oid = s.subdbid
  WHERE s.subname = $1 AND d.datname = current_database()`;

/**
 * Publishes every table of the cell, and copies and follows them on the target. Each step is left out when it is done already.
 * Rows of partitions are sent as rows of their table, so that the target sorts them into its own.
 * @param reachedAt The URL at which the server of the target reaches the source.
 */
export async function startReplication(
  from: CellServer,
  to: CellServer,
  name: string,
  reachedAt: string,
): Promise<void> {
  if (!(await exists(from, 'SELECT FROM pg_publication WHERE pubname = $1', name))) {
    await from.client.query(
      `CREATE PUBLICATION ${name} FOR TABLE ${rootsOf(await readTables(from)).join(', ')}
         WITH (publish_via_partition_root = true)`,
    );
  }
  if (!(await exists(from, 'SELECT FROM pg_replication_slots WHERE slot_name = $1', name))) {
    if (await exists(to, subscriptionOf, name)) {
      throw new LaunchError('The replication slot of the source is lost. Stop the move with --abort, and begin again.');
    }
    await from.client.query("SELECT pg_create_logical_replication_slot($1, 'pgoutput')", [name]);
  }
  if (!(await exists(to, subscriptionOf, name))) {
    await to.client.query(
      `CREATE SUBSCRIPTION ${name} CONNECTION ${pg.escapeLiteral(connectionOf(reachedAt))} PUBLICATION ${name}
         WITH (create_slot = false, slot_name = '${name}')`,
    );
  }
}

const lookEveryMs = 20;
const progressEveryMs = 5_000;
/** How far behind the target may be when the switch begins. */
const nearBytes = 1_000_000;

/** Waits until every table is copied and the target follows closely. */
export async function waitForCopy(
  from: CellServer,
  to: CellServer,
  name: string,
  timeoutMs: number,
  onProgress: (text: string) => void,
): Promise<void> {
  let nextProgress = performance.now() + progressEveryMs;
  await waitUntil(timeoutMs, 'The target does not copy the rows. Read the log of its server', async () => {
    const { rows } = await to.client.query<{ left: number; of: number; errors: number }>(
      `SELECT count(*) FILTER (WHERE r.srsubstate <> 'r')::int AS left, count(*)::int AS of,
              coalesce(max(t.apply_error_count + t.sync_error_count), 0)::int AS errors
         FROM pg_subscription s JOIN pg_subscription_rel r ON r.srsubid = s.oid
         LEFT JOIN pg_stat_subscription_stats t ON t.subid = s.oid
        WHERE s.subname = $1`,
      [name],
    );
    const { left = 1, of = 0, errors = 0 } = rows[0] ?? {};
    if (performance.now() > nextProgress) {
      onProgress(`${of - left} of ${of} tables are copied${errors > 0 ? `, after ${errors} errors` : ''}`);
      nextProgress = performance.now() + progressEveryMs;
    }
    return of > 0 && left === 0 && (await bytesBehind(from, name)) < nearBytes;
  });
}

/** Waits until the target has everything that the source had committed before this call. */
export async function waitForRest(from: CellServer, name: string, timeoutMs: number): Promise<void> {
  const { rows } = await from.client.query<{ end: string }>('SELECT pg_current_wal_insert_lsn()::text AS end');
  const end = rows[0]?.end;
  await waitUntil(timeoutMs, 'The target does not follow the source. Read the log of its server', async () => {
    const { rows: slots } = await from.client.query<{ done: boolean }>(
      'SELECT confirmed_flush_lsn >= $2::pg_lsn AS done FROM pg_replication_slots WHERE slot_name = $1',
      [name, end],
    );
    if (slots.length === 0) throw lostSlot();
    return slots[0]?.done === true;
  });
}

async function bytesBehind(from: CellServer, name: string): Promise<number> {
  const { rows } = await from.client.query<{ bytes: string }>(
    `SELECT (pg_current_wal_insert_lsn() - confirmed_flush_lsn)::text AS bytes FROM pg_replication_slots
      WHERE slot_name = $1`,
    [name],
  );
  if (!rows[0]) throw lostSlot();
  return Number(rows[0].bytes);
}

function lostSlot(): LaunchError {
  return new LaunchError('The replication slot of the source is lost. Stop the move with --abort, and begin again.');
}

async function waitUntil(timeoutMs: number, sentence: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) {
      throw new LaunchError(`${sentence}, and run the same command again, or stop the move with --abort.`);
    }
    await pause(lookEveryMs);
  }
}

/**
 * Removes the subscription of the target, with its slots on the source. When the source cannot be reached from there, only the
 * subscription is removed.
 */
export async function endSubscription(to: CellServer, name: string): Promise<void> {
  if (!(await exists(to, subscriptionOf, name))) return;
  try {
    await to.client.query(`DROP SUBSCRIPTION ${name}`);
  } catch {
    await to.client.query(`ALTER SUBSCRIPTION ${name} DISABLE`);
    await to.client.query(`ALTER SUBSCRIPTION ${name} SET (slot_name = NONE)`);
    await to.client.query(`DROP SUBSCRIPTION ${name}`);
  }
}

/** Removes the publication of the source, and the slot when the subscription did not. */
export async function endPublication(from: CellServer, name: string): Promise<void> {
  await from.client.query(
    'SELECT pg_terminate_backend(active_pid, 5000) FROM pg_replication_slots WHERE slot_name = $1 AND active_pid IS NOT NULL',
    [name],
  );
  await from.client.query('SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1', [
    name,
  ]);
  await from.client.query(`DROP PUBLICATION IF EXISTS ${name}`);
}
