import { LaunchError } from '../../launch/launch-error.ts';
import type { LoginUrls } from '../../platform/logins/database-roles.ts';
import { readCellHome } from '../../platform/schema/cell-home.ts';
import { prepareDatabase } from '../../prepare.ts';
import type { CellServer } from './cell-server.ts';
import { copyPartitions, readTables } from './cell-tables.ts';
import { fenceOfTarget } from './fence.ts';

/**
 * Creates the tables of the cell on the target, without rows, and fences them against everything but replication. The logins of the cell
 * work there too. Safe to repeat after a crash.
 * @param cell The ID of the cell. The target has it when it is complete.
 * @throws LaunchError for a target with a cell or with other tables.
 */
export async function prepareTarget(from: CellServer, to: CellServer, cell: string, logins: LoginUrls): Promise<void> {
  const home = await readCellHome(to.client, to.schemas);
  if (home?.state === 'receiving' && home.cell === cell) return;
  if (home !== null && home.state !== 'receiving') throw notEmpty(`has the state ${home.state}`);
  if (home === null && (await readTables(to)).length > 0) throw notEmpty('has tables');
  await prepareDatabase(to.url, logins, [], null, 'receiving');
  await copyPartitions(from, to);
  await emptyAndFence(to, cell);
}

function notEmpty(why: string): LaunchError {
  return new LaunchError(`The target ${why}, and nothing was changed. A cell moves into an empty database only.`);
}

/** `prepare` has written rows, which come from the source instead. The triggers that protect history would refuse to remove them. */
async function emptyAndFence(to: CellServer, cell: string): Promise<void> {
  const { client, schemas } = to;
  const tables = await readTables(to);
  const names = tables.map(({ name }) => name);
  await client.query('BEGIN');
  try {
    const { rows } = await client.query(
      `SELECT FROM ${schemas.main}.player UNION ALL SELECT FROM ${schemas.main}.journal LIMIT 1`,
    );
    if (rows.length > 0) throw notEmpty('has players');
    await client.query(
      [
        ...names.map((name) => `ALTER TABLE ${name} DISABLE TRIGGER USER`),
        `TRUNCATE ${tables
          .filter(({ isPartition }) => !isPartition)
          .map(({ name }) => name)
          .join(', ')}`,
        ...names.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`),
        fenceOfTarget(to, tables),
      ].join(';\n'),
    );
    await client.query(`UPDATE ${schemas.bookkeeping}.cell_home SET cell = $1`, [cell]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
