import { createLane } from './batcher.ts';
import { type Keys, keysAtOnce } from './prepared-for-some.ts';

/**
 * Reads by key: each call anew, those of one moment together. `read` answers in the order of its keys. Nothing is
 * remembered: it would be stale the moment somebody else writes, and cost more to keep right than to read.
 */
export function createReader<Key, Answer>(
  read: (keys: Keys<Key>) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  // An answer that is null must not read as "alone".
  const lane = createLane<Key, { readonly answer: Answer }>({
    alone: async (key) => ({ answer: (await read([key]))[0] as Answer }),
    together: async (keys) => (await read(keys as Keys<Key>)).map((answer) => ({ answer })),
    most: keysAtOnce,
  });
  return async (key) => (await lane.ask(key)).answer;
}
