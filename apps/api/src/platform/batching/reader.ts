import { createBatcher } from './batcher.ts';
import { type Keys, keysAtOnce } from './prepared-for-some.ts';

/**
 * Creates a function that reads by key. Calls made at the same time share one statement. `read` must answer in the order of
 * its keys. Nothing is cached, because a cache would become stale with every write and invalidation costs more than a read.
 */
export function createReader<Key, Answer>(
  read: (keys: Keys<Key>) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  // The object distinguishes an answer of null from the batcher's null, which means "run alone".
  const batcher = createBatcher<Key, { readonly answer: Answer }>({
    alone: async (key) => ({ answer: (await read([key]))[0] as Answer }),
    together: async (keys) => (await read(keys as Keys<Key>)).map((answer) => ({ answer })),
    most: keysAtOnce,
  });
  return async (key) => (await batcher.run(key)).answer;
}
