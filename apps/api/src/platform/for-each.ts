import { isOutOfReach } from './postgres/postgres-error.ts';

/**
 * Does `work` for one item after the other. An item that fails keeps none of the others from their turn. Returns for how
 * many `work` answered true.
 * @param what Names the items in the error: "reviews".
 * @throws AggregateError at the end, with what went wrong; at once when the database is out of reach.
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
