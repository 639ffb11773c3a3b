import { setTimeout as pause } from 'node:timers/promises';
import { LaunchError } from '../../launch/launch-error.ts';
import { postgresError } from '../../platform/postgres/postgres-error.ts';
import type { CellServer } from './cell-server.ts';
import { type CellTable, rootsOf } from './cell-tables.ts';

/** Calls of players wait at most this long for one attempt. Other waiting calls are not deadlocked for longer than that. */
const attemptMs = 900;
const attempts = 20;
const pauseMs = 500;
/** A lock that is not free in time, a deadlock, or the time limit of the statement. */
const notFree = new Set(['55P03', '40P01', '57014']);

/**
 * Locks tables against vacuum and changes of the schema, until the transaction ends. Calls of players do not wait for it. After
 * that, nothing but calls can delay a stronger lock.
 */
export async function lockSchema({ client }: CellServer, tables: readonly CellTable[]): Promise<void> {
  await client.query(`LOCK TABLE ${rootsOf(tables).join(', ')} IN SHARE UPDATE EXCLUSIVE MODE`);
}

/**
 * Locks every table of the source in the current transaction, so that no call is half done.
 * @throws LaunchError when calls left no gap. The transaction is then rolled back.
 */
async function lockAll({ client }: CellServer, tables: readonly CellTable[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('SAVEPOINT before_lock');
    try {
      await client.query(`SET LOCAL statement_timeout = ${attemptMs}`);
      await client.query(`LOCK TABLE ${rootsOf(tables).join(', ')} IN ACCESS EXCLUSIVE MODE`);
      await client.query('SET LOCAL statement_timeout = 0');
      return;
    } catch (error) {
      if (!notFree.has(postgresError(error)?.code ?? '')) throw error;
      await client.query('ROLLBACK TO SAVEPOINT before_lock');
      if (attempt === attempts) {
        throw new LaunchError(
          'The tables of the source were never free for the switch. Nothing was changed; run it again.',
        );
      }
      await pause(pauseMs);
    }
  }
}

const dropFence = ({ name }: CellTable): string => `DROP TRIGGER IF EXISTS cell_fence ON ${name}`;

/** @param mode ALWAYS: also for rows that replication writes. */
function addFence(table: CellTable, { schemas: { main } }: CellServer, mode: 'ALWAYS' | 'ORIGIN'): string[] {
  const { name } = table;
  return [
    dropFence(table),
    `CREATE TRIGGER cell_fence BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name}
       FOR EACH STATEMENT EXECUTE FUNCTION ${main}.reject_moved()`,
    ...(mode === 'ALWAYS' ? [`ALTER TABLE ${name} ENABLE ALWAYS TRIGGER cell_fence`] : []),
  ];
}

/** Returns the statements that reject every write of the target, except those of replication. */
export function fenceOfTarget(to: CellServer, tables: readonly CellTable[]): string {
  return tables.flatMap((table) => addFence(table, to, 'ORIGIN')).join(';\n');
}

export function liftFence(tables: readonly CellTable[]): string {
  const checks = tables.filter(({ isPartition }) => !isPartition);
  return [
    ...tables.map(dropFence),
    ...checks.map(({ name }) => `ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS cell_moved`),
  ].join(';\n');
}

/**
 * Fences the source and records that its cell has moved, in one transaction. From its commit on, every insert, update and delete fails,
 * also that of a stale process, of a prepared plan, and of a function with the rights of the owner. The constraint costs
 * nothing before, and is not checked for the rows that exist. The trigger adds deletes.
 * @param target The database that may become the home.
 */
export async function fenceSource(
  from: CellServer,
  tables: readonly CellTable[],
  target: string,
): Promise<{ lockedAt: number }> {
  const { client, schemas } = from;
  await client.query('BEGIN');
  try {
    await lockSchema(from, tables);
    const lockedAt = performance.now();
    await lockAll(from, tables);
    const checks = tables.filter(({ isPartition }) => !isPartition);
    await client.query(
      [
        ...tables.flatMap((table) => addFence(table, from, 'ALWAYS')),
        ...checks.map(({ name }) => `ALTER TABLE ${name} ADD CONSTRAINT cell_moved CHECK (false) NOT VALID`),
        `UPDATE ${schemas.bookkeeping}.cell_home SET state = 'moved', moved_to = '${target}' WHERE state = 'active'`,
      ].join(';\n'),
    );
    await client.query('COMMIT');
    return { lockedAt };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
