/**
 * The row of a query that always has one: by a key that exists, or what an insert returns.
 * @throws Error when it has none.
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a query that always has a row has none');
  return row;
}
