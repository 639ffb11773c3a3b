import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The current time, updated twice a minute. This is enough for deadlines in hours. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
