import { LaunchError } from '../../launch/launch-error.ts';
import { type CellHome, readCellHome } from '../../platform/schema/cell-home.ts';
import { type CellServer, connectCell } from './cell-server.ts';
import { readTables } from './cell-tables.ts';
import { liftFence } from './fence.ts';
import { lockMove, type Move } from './move.ts';
import { endPublication, endSubscription, moveName } from './replication.ts';

export interface Abort extends Pick<Move, 'source' | 'say'> {
  /** Null: the operator says that the target is lost and never comes back. */
  readonly target: string | null;
}

/**
 * Stops a move and leaves the source as it was, also after the fence. The target decides: it is closed forever first, in its own
 * database, and a target that has become the home refuses that. So never two databases are the home of a cell.
 */
export async function abortMove({ source, target, say }: Abort): Promise<void> {
  await connectCell(source, 'source', async (from) => {
    await lockMove(from);
    const home = await readCellHome(from.client, from.schemas);
    if (home === null) throw new LaunchError('The source is not prepared.');
    const name = moveName(home.cell);
    if (target !== null) {
      await connectCell(target, 'target', async (to) => {
        await closeTarget(to, home);
        await endSubscription(to, name);
      });
    }
    await endPublication(from, name);
    if (home.state === 'moved') await reopenSource(from);
    say('The move was stopped, and the source is the home of its cell. Delete the database of the target.');
  });
}

async function closeTarget({ client, schemas }: CellServer, home: CellHome): Promise<void> {
  const target = await readCellHome(client, schemas);
  if (home.state === 'moved' && target?.database !== home.movedTo) {
    throw new LaunchError('The source was fenced for another target. Name that one.');
  }
  if (target === null) return;
  const { rowCount } = await client.query(
    `UPDATE ${schemas.bookkeeping}.cell_home SET state = 'abandoned' WHERE state IN ('receiving', 'abandoned')`,
  );
  if (rowCount !== 1) throw new LaunchError('The target is the home of a cell. The move into it cannot be stopped.');
}

async function reopenSource(from: CellServer): Promise<void> {
  const { client, schemas } = from;
  const tables = await readTables(from);
  await client.query('BEGIN');
  try {
    await client.query(liftFence(tables));
    await client.query(
      `UPDATE ${schemas.bookkeeping}.cell_home SET state = 'active', moved_to = NULL WHERE state = 'moved'`,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
