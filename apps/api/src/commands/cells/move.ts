import { LaunchError } from '../../launch/launch-error.ts';
import { drizzleOver } from '../../platform/database.ts';
import type { LoginUrls } from '../../platform/logins/database-roles.ts';
import { isConnectionLost } from '../../platform/postgres/postgres-error.ts';
import { analyzeNewTables } from '../../platform/schema/analyze.ts';
import { type CellHome, readCellHome } from '../../platform/schema/cell-home.ts';
import { findSchemaFault, ownSchema } from '../../platform/schema/schema-version.ts';
import { type CellServer, connectCell } from './cell-server.ts';
import { copySequences, readTables } from './cell-tables.ts';
import { assertSameContents, assertSameSchema, checkBooksOf } from './compare.ts';
import { fenceSource, liftFence, lockSchema } from './fence.ts';
import { prepareTarget } from './prepare-target.ts';
import {
  endPublication,
  endSubscription,
  moveName,
  startReplication,
  waitForCopy,
  waitForRest,
} from './replication.ts';

export interface Move {
  /** The owner's URLs. */
  readonly source: string;
  readonly target: string;
  /** The URL at which the server of the target reaches the source. */
  readonly reachedAt: string;
  readonly logins: LoginUrls;
  /** How long the copy may take. */
  readonly copyMs: number;
  readonly say: (text: string) => void;
}

/** An arbitrary fixed number. One command at a time moves the cell. */
const moveLock = 7_310_030;
/** After the fence the cell has no home, so the command does not wait for long. */
const restMs = 60_000;

/**
 * Moves the cell of the source to the target while players play. Every step looks at what exists, so a command that was killed is run again.
 * Nothing is changed for players before the fence. After it, the move only goes forward, or back with `abortMove`.
 */
export async function moveCell(move: Move): Promise<void> {
  await withBoth(move, async (from, to) => {
    const home = await homeOfSource(from);
    const name = moveName(home.cell);
    if (home.state === 'active') await copy(move, from, to, home);
    else await assertSameSchema(from, to);
    const target = await readCellHome(to.client, to.schemas);
    if (target?.cell !== home.cell) throw new LaunchError('The target does not have the cell of the source.');
    if (home.state === 'moved' && home.movedTo !== target.database) {
      throw new LaunchError('The source was fenced for another target. Name that one.');
    }
    if (target.state === 'receiving') await switchOver(move, from, to, home, target);
    else if (target.state !== 'active') throw new LaunchError(`The target has the state ${target.state}.`);
    move.say('step clean-up: the subscription and the publication are removed');
    await endSubscription(to, name);
    await endPublication(from, name);
    move.say('The cell has moved. Stop the processes of the source.');
  });
}

/** @throws LaunchError while another command moves the cell. The lock of a killed command is free after a moment. */
export async function lockMove({ client }: CellServer): Promise<void> {
  await client.query("SET lock_timeout = '5s'");
  await client.query('SELECT pg_advisory_lock($1)', [moveLock]).catch((cause: unknown) => {
    throw new LaunchError('Another command moves this cell now.', { cause });
  });
  await client.query("SET lock_timeout = '30s'");
}

async function withBoth(
  { source, target }: Move,
  work: (from: CellServer, to: CellServer) => Promise<void>,
): Promise<void> {
  await connectCell(source, 'source', (from) =>
    connectCell(target, 'target', async (to) => {
      if (from.schemas.main !== to.schemas.main) throw new LaunchError('Source and target name another schema.');
      await lockMove(from);
      await work(from, to).catch((cause: Error) => {
        if (!isConnectionLost(cause)) throw cause;
        throw new LaunchError(`A database was lost (${cause.message}). Run the same command again.`, { cause });
      });
    }),
  );
}

async function homeOfSource(from: CellServer): Promise<CellHome> {
  const home = await readCellHome(from.client, from.schemas);
  if (home?.state === 'active' || home?.state === 'moved') return home;
  throw new LaunchError(home === null ? 'The source is not prepared.' : `The source has the state ${home.state}.`);
}

/** Prepares the target, copies the rows, and waits until it follows closely. */
async function copy(move: Move, from: CellServer, to: CellServer, { cell }: CellHome): Promise<void> {
  const { say } = move;
  const name = moveName(cell);
  say('step check: the conditions are checked');
  await assertCanMove(from);
  say('step prepare: the target gets its tables');
  await prepareTarget(from, to, cell, move.logins);
  await assertSameSchema(from, to);
  say('step copy: the rows are copied');
  await startReplication(from, to, name, move.reachedAt);
  await waitForCopy(from, to, name, move.copyMs, say);
  say('step compare: the books of the target are checked');
  await analyzeNewTables(to.url);
  await checkBooksOf(to);
  await waitForCopy(from, to, name, move.copyMs, say);
  await assertSameSchema(from, to);
}

async function assertCanMove(from: CellServer): Promise<void> {
  const { client } = from;
  const { rows } = await client.query<{ level: string; may: boolean }>(
    `SELECT current_setting('wal_level') AS level, rolsuper OR rolreplication AS may FROM pg_roles WHERE rolname = current_user`,
  );
  if (rows[0]?.level !== 'logical') {
    throw new LaunchError('The source needs wal_level = logical. Set it, and restart its server.');
  }
  if (!rows[0].may) throw new LaunchError('The owner of the source needs the attribute REPLICATION.');
  const fault = await findSchemaFault(drizzleOver(client), ownSchema());
  if (fault !== null) throw new LaunchError(`The source was not prepared by this build: ${fault}.`);
  const bad = (await readTables(from)).filter(({ hasIdentity, isLogged }) => !hasIdentity || !isLogged);
  if (bad.length > 0) {
    throw new LaunchError(`These tables cannot be copied: ${bad.map((table) => table.name).join(', ')}.`);
  }
}

/** Fences the source, waits for the rest, compares, and opens the target. The target is locked against vacuum meanwhile. */
async function switchOver(
  { say }: Move,
  from: CellServer,
  to: CellServer,
  home: CellHome,
  target: CellHome,
): Promise<void> {
  const name = moveName(home.cell);
  const [own, copied] = [await readTables(from), await readTables(to)];
  await to.client.query('BEGIN');
  try {
    await lockSchema(to, copied);
    say('step fence: the source is fenced');
    const { lockedAt } =
      home.state === 'active' ? await fenceSource(from, own, target.database) : { lockedAt: performance.now() };
    say('step rest: the target gets the last rows');
    await waitForRest(from, name, restMs);
    await copySequences(from, to);
    say('step verify: source and target are compared');
    await assertSameContents(from, to);
    say('step open: the target becomes the home of the cell');
    await to.client.query(liftFence(copied));
    const { rowCount } = await to.client.query(
      `UPDATE ${to.schemas.bookkeeping}.cell_home SET state = 'active', epoch = $2 WHERE state = 'receiving' AND cell = $1`,
      [home.cell, home.epoch + 1],
    );
    if (rowCount !== 1) throw new LaunchError('The move was stopped by another command.');
    await to.client.query('COMMIT');
    say(`The cell was without a home for ${Math.round(performance.now() - lockedAt)} ms.`);
  } catch (error) {
    await to.client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
