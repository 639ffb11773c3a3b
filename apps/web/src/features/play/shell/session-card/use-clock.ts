import { useEffect, useState } from 'react';

const secondMs = 1_000;

/**
 * The current time, updated on full seconds, so that all clocks of a page change in the same frame and cause only one layout.
 * Only the component that calls it renders each second.
 */
export function useClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** Full seconds since the start, which is a time of the server. A fast server clock must not cause a negative time. */
export function secondsSince(start: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(start)) / secondMs));
}
