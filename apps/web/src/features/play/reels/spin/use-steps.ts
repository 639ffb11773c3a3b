import { useEffect, useState } from 'react';

/**
 * Counts from 0 to `count` after each change of the key, one step at a time.
 * @param ms Milliseconds per step. 0 counts immediately
 */
export function useSteps(key: string, count: number, ms: number): number {
  const [done, setDone] = useState<{ key?: string; step: number }>({ step: 0 });
  const step = ms === 0 ? count : done.key === key ? done.step : 0;
  const isDone = step >= count;
  useEffect(() => {
    if (isDone) return;
    let reached = 0;
    const timer = setInterval(() => {
      setDone({ key, step: ++reached });
      if (reached === count) clearInterval(timer);
    }, ms);
    return () => clearInterval(timer);
  }, [key, isDone, count, ms]);
  return Math.min(step, count);
}
