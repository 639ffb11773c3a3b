import type { Db } from '../database.ts';

/**
 * Calls a function of sql/functions and returns its rows unchanged, with columns in snake_case. The statement is prepared
 * under the function's name. Each function has one typed helper in its module's store; no other code calls it.
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

/** Calls a function that always returns one row. */
export async function callForRow<Row extends object>(db: Db, name: string, args: readonly unknown[]): Promise<Row> {
  const [row] = await callFunction<Row>(db, name, args);
  if (!row) throw new Error(`${name} returned no row`);
  return row;
}
