import { useEffect, useState } from 'react';
import type { ReelWin } from '../reel-script.ts';

/** Milliseconds per win: well under three changes a second. */
const perWinMs = 1_400;

/** Then the largest win stays highlighted, so that nothing moves on a table that is left alone. */
const mostChanges = 40;

/**
 * The win that is highlighted: one after the other, from the largest, because several at once do not show what paid.
 * @param holds The largest stays highlighted, because a large amount counts up
 */
export function useLitWin(wins: readonly ReelWin[], holds: boolean): ReelWin | undefined {
  const [at, setAt] = useState(0);
  const count = wins.length;
  useEffect(() => {
    if (count < 2 || holds) return;
    let changes = 0;
    const timer = setInterval(() => {
      if (++changes === mostChanges) clearInterval(timer);
      setAt(changes === mostChanges ? 0 : changes % count);
    }, perWinMs);
    return () => clearInterval(timer);
  }, [count, holds]);
  return [...wins].sort((a, b) => b.payX100 - a.payX100)[holds ? 0 : at];
}
