/** Gaps longer than this are a hidden tab or a sleeping machine, not slow drawing. */
const pauseMs = 500;
/** Asking for every frame keeps the page's main thread awake for each of them, which a slow one feels: so a part is counted. */
const countedMs = 150;
const restingMs = 1_650;

export interface FpsMeter {
  start(): void;
  stop(): void;
  /** Frames per second over all measured time, one decimal; 0 when nothing was measured. */
  average(): number;
}

/** Counts animation frames while rounds are shown, a tenth of the time: what the session's report calls `fps`. */
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
      // Not the first moment, in which a round begins and a press is answered.
      if (handle === null && timer === null) rest();
    },
    stop,
    average: () => (elapsedMs > 0 ? Math.round((frames * 10_000) / elapsedMs) / 10 : 0),
  };
}
