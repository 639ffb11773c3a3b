import { useEffect, useState } from 'react';

/** Milliseconds per win: well under three changes a second. */
const perWinMs = 1_400;

/** The win that is highlighted: first all of them, then one after the other. */
export function useLitWin(count: number): number | 'all' {
  const [at, setAt] = useState<number | 'all'>('all');
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setAt((now) => (now === 'all' ? 0 : now + 1 < count ? now + 1 : 'all')), perWinMs);
    return () => clearInterval(timer);
  }, [count]);
  return at;
}
