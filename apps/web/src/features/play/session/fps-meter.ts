/** Gaps longer than this are a hidden tab or a sleeping machine, not slow drawing. */
const pauseMs = 500;

export interface FpsMeter {
  start(): void;
  stop(): void;
  /** Frames per second over all measured time, one decimal; 0 when nothing was measured. */
  average(): number;
}

/** Counts animation frames while rounds are shown: what the session's report calls `fps`. */
export function createFpsMeter(): FpsMeter {
  let handle: number | null = null;
  let previous: number | null = null;
  let frames = 0;
  let elapsedMs = 0;
  function frame(now: number): void {
    if (previous !== null && now - previous < pauseMs) {
      frames += 1;
      elapsedMs += now - previous;
    }
    previous = now;
    handle = requestAnimationFrame(frame);
  }
  return {
    start() {
      if (handle !== null) return;
      previous = null;
      handle = requestAnimationFrame(frame);
    },
    stop() {
      if (handle !== null) cancelAnimationFrame(handle);
      handle = null;
    },
    average: () => (elapsedMs > 0 ? Math.round((frames * 10_000) / elapsedMs) / 10 : 0),
  };
}
