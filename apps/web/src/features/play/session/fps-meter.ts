/** Longer gaps come from a hidden tab or a sleeping machine, not from slow drawing. Milliseconds. */
const pauseMs = 500;
/** Requesting every frame would keep the main thread busy, which slow devices notice. So only a part is counted. */
const countedMs = 150;
const restingMs = 1_650;

export interface FpsMeter {
  start(): void;
  stop(): void;
  /** Frames per second over all measured time, with one decimal. 0 without measurements. */
  average(): number;
}

/**
 * Counts animation frames during a tenth of the time in which rounds are shown. The result is `fps` in the session's
 * report.
 */
export function createFpsMeter(): FpsMeter {
  let handle: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let previous: number | null = null;
  let until = 0;
  let frames = 0;
  let elapsedMs = 0;
  function frame(now: number): void {
    if (previous === null) until = now + countedMs;
    else if (now - previous < pauseMs) {
      frames += 1;
      elapsedMs += now - previous;
    }
    previous = now;
    if (now < until) handle = requestAnimationFrame(frame);
    else rest();
  }
  function rest(): void {
    timer = setTimeout(() => {
      previous = null;
      handle = requestAnimationFrame(frame);
    }, restingMs);
  }
  function stop(): void {
    if (handle !== null) cancelAnimationFrame(handle);
    if (timer !== null) clearTimeout(timer);
    handle = null;
    timer = null;
  }
  return {
    start() {
      // Skips the first moment, in which a round starts and a press is answered.
      if (handle === null && timer === null) rest();
    },
    stop,
    average: () => (elapsedMs > 0 ? Math.round((frames * 10_000) / elapsedMs) / 10 : 0),
  };
}
