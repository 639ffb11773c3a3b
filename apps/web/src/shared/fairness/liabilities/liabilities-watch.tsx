import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session/auth-store.ts';

const DailyCheck = lazy(() => import('./daily-check.tsx').then(({ DailyCheck: check }) => ({ default: check })));

/** The page and its first calls are done by then on most devices. */
const startAfterMs = 5_000;

/** Lets the browser of every signed-in player check the published total by itself, when the page has been idle. */
export function LiabilitiesWatch() {
  const player = useAuth((state) => state.user?.id);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? ((start: () => void) => start());
    const timer = setTimeout(() => whenIdle(() => setIdle(true)), startAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!player || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <DailyCheck player={player} />
    </Suspense>
  );
}
