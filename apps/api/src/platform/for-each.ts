import { isOutOfReach } from './postgres/postgres-error.ts';

/**
 * Runs `work` for one item after the other. When one fails, the others still run. Returns the number of items for which
 * `work` returned true.
 * @param what Names the items in the error, such as "reviews".
 * @throws AggregateError at the end, with all errors. When the database is out of reach, it rethrows that error at once.
 */
export async function forEachItem<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} ${what} failed`);
  return done;
}
