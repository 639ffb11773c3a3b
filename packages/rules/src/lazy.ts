/**
 * Returns a function that creates a value at its first call. The first format of `Intl` for numbers, lists or dates in a process
 * takes about 20 ms, and the pages that visits start with need none.
 */
export function lazy<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
