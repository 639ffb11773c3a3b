import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that only crosses a tile starts nothing. */
export const nearDelayMs = 300;

/** Leaves the tile that is near now, because only one may be. */
let leaveNear: (() => void) | null = null;

/**
 * Whether the player looks at a tile: after a moment of a mouse or of the keyboard focus on it, until either leaves. Never for
 * touches.
 */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leave] = useState(() => () => {
    clearTimeout(timer.current);
    setNear(false);
  });
  useEffect(() => leave, [leave]);
  const approach = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (leaveNear !== leave) leaveNear?.();
      leaveNear = leave;
      setNear(true);
    }, nearDelayMs);
  };
  const listeners = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && approach(),
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && approach(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && leave(),
  };
  return { isNear, leave, listeners };
}
