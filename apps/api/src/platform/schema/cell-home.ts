import type pg from 'pg';
import { LaunchError } from '../../launch/launch-error.ts';
import type { Db } from '../database.ts';
import { callForRow } from '../postgres/call-function.ts';
import { type CellSchemas, defaultSchemas } from './cell-schemas.ts';

/**
 * Whether a database is the home of its cell. `receiving`: rows are copied into it. `moved`: another database has replaced it.
 * `abandoned`: the copy was stopped.
 */
export type CellState = 'active' | 'receiving' | 'moved' | 'abandoned';

export interface CellHome {
  /** The cell. A database that receives it has the same ID. */
  readonly cell: string;
  /** This database. A copy has another one. */
  readonly database: string;
  /** The database for which the source was fenced. */
  readonly movedTo: string | null;
  /** It is raised by each move. */
  readonly epoch: number;
  readonly state: CellState;
}

/** What an operator reads in `/readyz`, and in the refusal of `prepare`. */
const faults: Readonly<Record<Exclude<CellState, 'active'>, string>> = {
  receiving: 'the database is receiving a cell',
  moved: 'the cell has moved to another database',
  abandoned: 'the move into this database was stopped',
};

/**
 * Creates the row with the state of the cell. It is in the schema of the migrator, because it is never copied, and exists before
 * any other table, so that a database without it has no cell.
 */
export async function createCellHome(
  client: pg.ClientBase,
  state: CellState,
  { bookkeeping }: CellSchemas = defaultSchemas,
): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${bookkeeping}`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${bookkeeping}.cell_home (
       only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), cell uuid NOT NULL DEFAULT gen_random_uuid(),
       database uuid NOT NULL DEFAULT gen_random_uuid(), moved_to uuid, epoch int NOT NULL DEFAULT 1,
       state text NOT NULL CHECK (state IN ('active', 'receiving', 'moved', 'abandoned')))`,
  );
  await client.query(`INSERT INTO ${bookkeeping}.cell_home (state) VALUES ($1) ON CONFLICT (only_row) DO NOTHING`, [
    state,
  ]);
}

/** Returns null for a database without a cell. */
export async function readCellHome(
  client: pg.ClientBase | pg.Pool,
  { bookkeeping }: CellSchemas = defaultSchemas,
): Promise<CellHome | null> {
  const { rows: found } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    `${bookkeeping}.cell_home`,
  ]);
  if (!found[0]?.found) return null;
  const { rows } = await client.query<CellHome>(`
    SELECT cell, database, moved_to AS "movedTo", epoch, state FROM ${bookkeeping}.cell_home`);
  return rows[0] ?? null;
}

/**
 * Rejects the preparation of a database that is not the home of its cell: it would drop the fence.
 * @throws LaunchError with the reason. Nothing is changed.
 */
export async function assertHasState(
  client: pg.ClientBase,
  expected: CellState,
  schemas: CellSchemas = defaultSchemas,
): Promise<void> {
  const home = await readCellHome(client, schemas);
  if (home === null || home.state === expected) return;
  const fault = home.state === 'active' ? 'the database already has a cell' : faults[home.state];
  throw new LaunchError(`The database cannot be prepared: ${fault}. Nothing was changed.`);
}

/** Returns a sentence that says why this database is not the home of its cell; null when it is. */
export async function findHomeFault(db: Db): Promise<string | null> {
  const { state } = await callForRow<{ state: CellState }>(db, 'cell_state', []);
  return state === 'active' ? null : faults[state];
}
