import pg from 'pg';
import { schemasOf } from './cell-schemas.ts';

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
