import type pg from 'pg';

/** Returns the tables of a cell with a column for the player, without partitions. */
async function tablesOfPlayers(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attname = 'player_id' AND NOT a.attisdropped ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function playersOf(owner: pg.Pool): Promise<string[]> {
  return (await owner.query<{ id: string }>('SELECT id FROM player')).rows.map(({ id }) => id);
}

/** Returns tables of one cell with rows of players of the other. */
async function tablesWith(owner: pg.Pool, strangers: readonly string[]): Promise<string[]> {
  const tables = await tablesOfPlayers(owner);
  if (tables.length === 0) return [];
  const counts = tables.map(
    (name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} WHERE player_id = ANY ($1::uuid[]))`,
  );
  const { rows } = await owner.query<{ name: string }>(counts.join(' UNION ALL '), [strangers]);
  return rows.map(({ name }) => name);
}

/**
 * Returns the faults of two cells of which only the first was played in: rows of a player in the other cell, and rounds or movements
 * in the second. One line for each fault.
 */
export async function findMisplacedRows(home: pg.Pool, other: pg.Pool): Promise<string[]> {
  const [here, there] = [await playersOf(home), await playersOf(other)];
  const { rows } = await other.query<{ rounds: number; movements: number }>(
    `SELECT (SELECT count(*)::int FROM round) AS rounds,
            (SELECT count(*)::int FROM journal WHERE kind <> 'welcome_offer') AS movements`,
  );
  const { rounds, movements } = rows[0] as { rounds: number; movements: number };
  return [
    ...(await tablesWith(home, there)).map((name) => `${name} of the tested cell has rows of players of the other`),
    ...(await tablesWith(other, here)).map((name) => `${name} of the other cell has rows of players of the tested one`),
    ...(rounds + movements > 0 ? [`the other cell has ${rounds} rounds and ${movements} movements`] : []),
  ];
}
