/** Actions that run later, each in its own task. */
export interface Turns {
  /** Runs the action after `ms`. Without a delay it runs now. */
  add(run: () => void, ms: number): void;
  /** Runs all remaining actions now, in their order. */
  finish(): void;
}

export function createTurns(): Turns {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>();
  return {
    add(run, ms) {
      if (ms <= 0) return run();
      const timer = setTimeout(() => {
        waiting.delete(timer);
        run();
      }, ms);
      waiting.set(timer, run);
    },
    finish() {
      const rest = [...waiting];
      waiting.clear();
      for (const [timer, run] of rest) {
        clearTimeout(timer);
        run();
      }
    },
  };
}
