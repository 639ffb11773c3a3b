import type { Db } from '../database.ts';

/**
 * Calls a function of sql/functions and returns its rows as they come, columns in snake_case; prepared under the
 * function's own name. Each function has one typed helper in its module's store, and nothing else calls it.
 */
export async function callFunction<Row extends object>(db: Db, name: string, args: readonly unknown[]): Promise<Row[]> {
  const places = args.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.$client.query<Row>({
    name: `fn_${name}`,
    text: `SELECT * FROM ${name}(${places})`,
    values: [...args],
  });
  return rows;
}

/** The same for a function that always answers with one row. */
export async function callForRow<Row extends object>(db: Db, name: string, args: readonly unknown[]): Promise<Row> {
  const [row] = await callFunction<Row>(db, name, args);
  if (!row) throw new Error(`${name} has answered without a row`);
  return row;
}
