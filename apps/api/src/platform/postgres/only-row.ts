/**
 * Returns the row of a query that always has one, such as a read by an existing key or an insert.
 * @throws Error when there is no row.
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the query returned no row');
  return row;
}
