/** A request to show the end now. The running animation listens for it. */
export interface Skip {
  request(): void;
  /** @returns the unsubscribe function */
  onRequest(listener: () => void): () => void;
}

export function createSkip(): Skip {
  const listeners = new Set<() => void>();
  return {
    request() {
      for (const listener of [...listeners]) listener();
    },
    onRequest(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
