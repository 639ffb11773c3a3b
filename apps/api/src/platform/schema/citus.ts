import pg from 'pg';
import { atServer, type Server } from '../postgres/reusing-pool.ts';
import { type CellSchemas, schemasOf } from './cell-schemas.ts';
import type { SqlObject } from './sql-objects.ts';

/**
 * What `prepare` does differently when a cell is a distributed schema of Citus. Everything else uses forms that PostgreSQL and
 * Citus accept: docs/decisions/0077.
 */

/** Whether the database is the coordinator of Citus. */
export async function isOnCitus(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  return rowCount === 1;
}

/**
 * Makes Citus distribute the schemas that this connection creates. PostgreSQL without Citus stores a setting with a dot in its name and
 * ignores it.
 */
export async function distributeNewSchemas(client: pg.ClientBase): Promise<void> {
  await client.query('SET citus.enable_schema_based_sharding = on');
}

/** Citus chooses the node of a table when it plans a statement, and cannot do this in a plan without values. */
const genericPlan = /\bSET plan_cache_mode = force_generic_plan\b/;

/** Returns a function as Citus can run it. */
export function forCitus(object: SqlObject): SqlObject {
  return { ...object, text: object.text.replace(genericPlan, '') };
}

/**
 * Runs a statement about a table that Citus does not send to other nodes: for the table as Citus copies it in a move, and for the
 * table on the node that holds it.
 */
export async function runOnTableAlone(
  client: pg.ClientBase,
  table: string,
  statementFor: (name: string) => string,
): Promise<void> {
  if (!(await isOnCitus(client))) {
    await client.query(statementFor(table));
    return;
  }
  await client.query('SET citus.enable_ddl_propagation = off');
  await client.query(statementFor(table));
  await client.query('RESET citus.enable_ddl_propagation');
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'SELECT success, result FROM run_command_on_shards($1, $2)',
    [table, statementFor('%s')],
  );
  const failed = rows.find(({ success }) => !success);
  if (failed) throw new Error(`Citus refused ${statementFor(table)}: ${failed.result}`);
}

/** An option of a connection to a single node: what it creates is not distributed. */
const onThisNodeOnly = '-c citus.enable_ddl_propagation=off';

/**
 * Returns the URLs of the databases that need a job queue of the cell: the given one, or with Citus each node that may hold a
 * cell. graphile-worker creates its own tables and functions, which Citus does not move.
 */
export async function queueUrls(client: pg.ClientBase, databaseUrl: string): Promise<string[]> {
  if (!(await isOnCitus(client))) return [databaseUrl];
  const { rows } = await client.query<Server>(
    "SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE shouldhaveshards AND noderole = 'primary' ORDER BY nodeid",
  );
  return rows.map((node) => urlOfNode(databaseUrl, node, onThisNodeOnly));
}

/**
 * Returns the URL of the node that holds the cell, which its API and worker use; null without Citus.
 * @param option An option of the connection.
 */
export async function findHoldingNode(
  client: pg.ClientBase,
  databaseUrl: string,
  schemas: CellSchemas,
  option = '',
): Promise<string | null> {
  const server = await findHolder(client, schemas);
  return server && urlOfNode(databaseUrl, server, option);
}

/** Returns the address of the node that holds the cell; null without Citus. Each node of Citus knows it. */
export async function findHolder(client: pg.ClientBase, { main }: CellSchemas): Promise<Server | null> {
  if (!(await isOnCitus(client))) return null;
  const { rows } = await client.query<Server>(
    `SELECT n.nodename AS host, n.nodeport AS port
       FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid) JOIN pg_dist_node n USING (groupid)
      WHERE s.logicalrelid = $1::regclass AND n.noderole = 'primary'`,
    [`${main}.player`],
  );
  return rows[0] ?? null;
}

function urlOfNode(databaseUrl: string, server: Server, option: string): string {
  const url = new URL(atServer(databaseUrl, server));
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${option}`.trim());
  return url.toString();
}

/** The sequences of identity columns in a schema of this node. */
const identitySequences = `
  SELECT format('%I.%I', n.nspname, s.relname) AS sequence, d.refobjid::regclass::text AS "table", a.attname AS column,
         q.seqmin = 1 AND q.seqmax > coalesce(pg_sequence_last_value(s.oid), 0) AS "isContinued",
         CASE a.atttypid WHEN 'int2'::regtype THEN 32767 WHEN 'int4'::regtype THEN 2147483647 ELSE 9223372036854775807 END::text AS largest
    FROM pg_class s JOIN pg_namespace n ON n.oid = s.relnamespace JOIN pg_sequence q ON q.seqrelid = s.oid
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.refclassid = 'pg_class'::regclass AND d.deptype = 'i'
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
   WHERE s.relkind = 'S' AND n.nspname = $1`;

/**
 * Makes the identity columns of a cell continue after their largest value on the node that holds it. Citus gives each node numbers
 * of its own, so a number after a move could be smaller than those before it, and the newest row is found by its number. It gives
 * no numbers to int columns at all. Only one node holds a cell, so they stay unique. Call it after all rows of `prepare`, and after
 * each move. Without Citus, it does nothing.
 */
export async function continueSequences(databaseUrl: string): Promise<void> {
  const schemas = schemasOf(databaseUrl);
  const coordinator = new pg.Client({ connectionString: databaseUrl, application_name: 'goldwren-migrate' });
  await coordinator.connect();
  const url = await findHoldingNode(coordinator, databaseUrl, schemas, onThisNodeOnly).finally(() => coordinator.end());
  if (url === null) return;
  const node = new pg.Client({ connectionString: url, application_name: 'goldwren-migrate' });
  await node.connect();
  try {
    const { rows } = await node.query<
      Record<'sequence' | 'table' | 'column' | 'largest', string> & { isContinued: boolean }
    >(identitySequences, [schemas.main]);
    for (const { sequence, table, column, largest, isContinued } of rows) {
      if (!isContinued) await node.query(`ALTER SEQUENCE ${sequence} MINVALUE 1 MAXVALUE ${largest} START 1 RESTART 1`);
      const { rows: stored } = await node.query<{ newest: string | null }>(
        `SELECT max(${column})::text AS newest FROM ${table}`,
      );
      await node.query(
        `SELECT setval($1, $2::bigint) FROM ${sequence} WHERE $2::bigint > last_value OR ($2::bigint = last_value AND NOT is_called)`,
        [sequence, stored[0]?.newest ?? null],
      );
    }
  } finally {
    await node.end();
  }
}
