/** A time span that can be sped up. */
export interface Span {
  /** Resolves with true when it is over, and with false when it was cancelled. */
  readonly over: Promise<boolean>;
  hurry(rate: number): void;
  cancel(): void;
}

export function elapse(ms: number): Span {
  const startedAt = performance.now();
  let end: (whole: boolean) => void = () => undefined;
  const over = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  let timer = setTimeout(() => end(true), ms);
  return {
    over,
    hurry(rate) {
      clearTimeout(timer);
      const left = Math.max(0, ms - (performance.now() - startedAt));
      timer = setTimeout(() => end(true), left / rate);
    },
    cancel() {
      clearTimeout(timer);
      end(false);
    },
  };
}
