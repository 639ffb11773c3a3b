import { useEffect, useState } from 'react';

/** Milliseconds per win: well under three changes a second. */
const perWinMs = 1_400;

/** Then all of them stay highlighted, so that nothing moves on a table that is left alone. */
const mostChanges = 40;

/** The win that is highlighted: first all of them, then one after the other. */
export function useLitWin(count: number): number | 'all' {
  const [at, setAt] = useState<number | 'all'>('all');
  useEffect(() => {
    if (count < 2) return;
    let changes = 0;
    const timer = setInterval(() => {
      if (++changes > mostChanges) clearInterval(timer);
      setAt((now) => (changes > mostChanges ? 'all' : now === 'all' ? 0 : now + 1 < count ? now + 1 : 'all'));
    }, perWinMs);
    return () => clearInterval(timer);
  }, [count]);
  return at;
}
