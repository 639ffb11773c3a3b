import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const secondMs = 1_000;
/** With more time left than this, seconds are not worth a render. */
const secondsCountFromMs = 2 * minuteMs;

/** The update interval of a text that counts down to `until`. */
function stepMs(until: number | null, now: number): number {
  return until !== null && until - now <= secondsCountFromMs ? secondMs : minuteMs;
}

/** The current time. It updates every minute, and every second shortly before `until` (a timestamp in milliseconds). */
export function useNow(until: number | null = null): number {
  const [now, setNow] = useState(Date.now);
  const step = stepMs(until, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
