import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const secondMs = 1_000;
/** Before this much is left, seconds are not worth a redraw. */
const secondsCountFromMs = 2 * minuteMs;

/** How often a text that counts down to `until` has to be written anew. */
function stepMs(until: number | null, now: number): number {
  return until !== null && until - now <= secondsCountFromMs ? secondMs : minuteMs;
}

/** The time, anew each minute, and each second shortly before `until` (an instant in milliseconds). */
export function useNow(until: number | null = null): number {
  const [now, setNow] = useState(Date.now);
  const step = stepMs(until, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
