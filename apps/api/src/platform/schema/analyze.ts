import pg from 'pg';
import { type CellSchemas, schemasOf } from './cell-schemas.ts';
import { runOnTableAlone } from './citus.ts';

/** Columns for which PostgreSQL collects more than 100 samples. */
const statisticsTargets = [
  // The planner has to know whether a part of a text is rare. 100 samples cannot tell 1 in 100 from 1 in 100,000.
  { table: 'player', column: 'search_text', target: 1000 },
] as const;

/** Sets how much PostgreSQL samples. The caller holds the migration lock, because two of these statements at the same time fail. */
export async function setStatisticsTargets(client: pg.ClientBase, { main }: CellSchemas): Promise<void> {
  for (const { table, column, target } of statisticsTargets) {
    const { rows } = await client.query<{ target: number }>(
      'SELECT attstattarget AS target FROM pg_attribute WHERE attrelid = $1::regclass AND attname = $2',
      [`${main}.${table}`, column],
    );
    if (rows[0]?.target === target) continue;
    await runOnTableAlone(
      client,
      `${main}.${table}`,
      (name) => `ALTER TABLE ${name} ALTER ${column} SET STATISTICS ${target}`,
    );
  }
}

/**
 * Collects statistics for tables that have rows but no statistics, such as those that a seed has just filled. Without them,
 * a connection keeps a plan for ten rows, which is two to four times slower. Empty tables are skipped: with statistics for
 * zero rows PostgreSQL would scan them, and without statistics it uses the keys.
 */
export async function analyzeNewTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(
      // ANALYZE of a partitioned table also collects the statistics of its partitions.
      `SELECT format('ANALYZE %I.%I', n.nspname, c.relname) AS statement
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = $1 AND c.reltuples < 0
          AND CASE c.relkind WHEN 'r' THEN pg_relation_size(c.oid) > 0
                WHEN 'p' THEN (SELECT sum(pg_relation_size(t.relid)) FROM pg_partition_tree(c.oid) t) > 0 END`,
      [schemasOf(ownerUrl).main],
    );
    for (const { statement } of rows) await client.query(statement);
  } finally {
    await client.end();
  }
}
