/**
 * Creates a function that returns the result of `read`, at most `maxAgeMs` old. Concurrent calls share one read. A read that fails
 * is not cached: the next call reads again.
 */
export function cachedRead<T>(maxAgeMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly value: T; readonly readAt: number } | null = null;
  let reading: Promise<T> | null = null;
  const readNow = async (): Promise<T> => {
    const readAt = performance.now();
    const value = await read();
    cached = { value, readAt };
    return value;
  };
  return async () => {
    if (cached && performance.now() - cached.readAt < maxAgeMs) return cached.value;
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
}
