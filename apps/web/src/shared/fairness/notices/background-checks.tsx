import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../../lib/session/auth-store.ts';

const BackgroundFaults = lazy(() =>
  import('./background-faults.tsx').then(({ BackgroundFaults: faults }) => ({ default: faults })),
);

/** The page and its first calls are done by then on most devices. */
const startAfterMs = 5_000;

/** Lets the browser of every signed-in player check what the operator published, when the page has been idle. */
export function BackgroundChecks() {
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
      <BackgroundFaults player={player} />
    </Suspense>
  );
}
