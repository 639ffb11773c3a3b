/**
 * Returns a function that creates a value at its first call. Creating the Intl objects of both languages took about 20 ms of
 * the first script, and a page uses few of them.
 */
export function whenUsed<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
