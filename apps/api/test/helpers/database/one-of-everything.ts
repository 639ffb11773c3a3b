import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { tamper } from './tamper.ts';

/** A column from the PostgreSQL catalog. */
interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The first value of its enum, or of a CHECK with a list. */
  readonly first: string | null;
  /** Whether a list or a foreign key restricts its values. */
  readonly isListed: boolean;
  /** Whether a CHECK refers to it, which may decide when it can be null. */
  readonly isBound: boolean;
}

const catalogue = `
  SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type,
         a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS "isNeeded",
         coalesce((SELECT enumlabel FROM pg_enum e WHERE e.enumtypid = a.atttypid ORDER BY enumsortorder LIMIT 1),
                  (SELECT substring(pg_get_constraintdef(k.oid) FROM $$ARRAY\\['([^']+)'::text$$) FROM pg_constraint k
                    WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
                      AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[%' LIMIT 1)) AS first,
         EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND (k.contype = 'f' AND a.attnum = ANY (k.conkey)
                 OR k.contype = 'c' AND k.conkey = ARRAY[a.attnum] AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[%')) AS "isListed",
         EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY (k.conkey)) AS "isBound"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname = ANY ($1)
   ORDER BY c.relname, a.attnum`;

async function columnsOf(owner: pg.Pool, tables: readonly string[]): Promise<Column[]> {
  return (await owner.query<Column>(catalogue, [tables])).rows;
}

export type Row = Readonly<Record<string, unknown>>;

/** Returns a value that a column of this type accepts. */
function anyValue({ type, first, column }: Column, playerId: string): unknown {
  if (column === 'player_id') return playerId;
  if (first !== null) return first;
  if (type === 'uuid') return randomUUID();
  if (type === 'text') return `text-${randomUUID()}`;
  if (type === 'jsonb') return '{}';
  if (type === 'bytea') return Buffer.from(randomUUID());
  if (type === 'boolean') return false;
  if (type.endsWith('[]')) return '{}';
  if (type === 'date' || type.startsWith('timestamp')) return new Date();
  return 1;
}

/**
 * Inserts one row of a player into each of these tables, with triggers and foreign keys disabled. It uses the given values,
 * and any valid value for other required columns.
 */
export async function addOneOfEverything(
  owner: pg.Pool,
  playerId: string,
  tables: readonly string[],
  given: Readonly<Record<string, Row>>,
): Promise<void> {
  const columns = await columnsOf(owner, tables);
  for (const table of tables) {
    const row: Record<string, unknown> = {};
    for (const column of columns.filter((one) => one.table === table))
      if (column.isNeeded) row[column.column] = anyValue(column, playerId);
    Object.assign(row, given[table]);
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`).join(', ');
    await tamper(
      owner,
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`,
      Object.values(row),
    );
  }
}

/**
 * Writes `text` into every column of these rows that accepts any text, except the columns in `left`. Returns the columns as
 * `table.column`.
 */
export async function writeEverywhere(
  owner: pg.Pool,
  playerId: string,
  rows: Readonly<Record<string, string>>,
  text: string,
  left: readonly string[],
): Promise<string[]> {
  const free = (await columnsOf(owner, Object.keys(rows))).filter(
    ({ table, column, type, isListed }) =>
      ['text', 'jsonb', 'bytea'].includes(type) && !isListed && !left.includes(`${table}.${column}`),
  );
  const as = { text: text, jsonb: JSON.stringify({ [text]: text }), bytea: Buffer.from(text) } as Record<
    string,
    unknown
  >;
  for (const { table, column, type, isBound } of free) {
    const where = isBound ? `${rows[table]} AND ${column} IS NOT NULL` : rows[table];
    await tamper(owner, `UPDATE ${table} SET ${column} = $2 WHERE ${where}`, [playerId, as[type]]);
  }
  return free.map(({ table, column }) => `${table}.${column}`);
}

/** Returns all columns of the database that contain `text`, as text or as bytes, by table. */
export async function findEverywhere(owner: pg.Pool, text: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
  );
  const wanted = `${text}|${Buffer.from(text).toString('hex')}`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await owner.query<{ key: string }>(
        `SELECT DISTINCT e.key FROM ${name} t, jsonb_each_text(to_jsonb(t)) e WHERE e.value ~* $1`,
        [wanted],
      );
      return rows.map(({ key }) => `${name}.${key}`);
    }),
  );
  return found.flat().sort();
}
