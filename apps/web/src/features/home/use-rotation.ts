import { useEffect, useState } from 'react';
import { useMedia } from '../../lib/browser/use-media.ts';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

interface Rotation {
  index: number;
  /** The visitor's choice. Initially true when the system requests reduced motion. */
  stopped: boolean;
  setStopped: (stopped: boolean) => void;
  /** Hover and focus pause the rotation without changing the visitor's choice. */
  setHeld: (held: boolean) => void;
}

/** Moves to the next of `count` items every `everyMs` milliseconds, unless stopped or paused. */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const reducedMotion = useMedia(reducedMotionQuery);
  const [chosen, setStopped] = useState<boolean | null>(null);
  const stopped = chosen ?? reducedMotion;
  const [held, setHeld] = useState(false);
  const running = !stopped && !held && count > 1;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [running, count, everyMs]);
  return { index: count > 0 ? index % count : 0, stopped, setStopped, setHeld };
}
