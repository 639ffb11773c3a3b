import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Previews are not started by a pointer that only crosses the tile. */
export const previewDelayMs = 300;

const Preview = lazy(() =>
  // Without its preview, a tile works as before.
  import('./game-preview.tsx').then(
    ({ GamePreview }) => ({ default: GamePreview }),
    () => ({ default: () => null }),
  ),
);

const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(forced-colors: active)'];

function isWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && !unwanted.some((query) => globalThis.matchMedia?.(query).matches);
}

/** Stops the preview that is shown now, because only one may be. */
let stopShown: (() => void) | null = null;

/**
 * The live preview of a tile: after a moment of a mouse or of the keyboard focus on it, until either leaves. Never for
 * touches, with reduced motion, saved data or forced colors.
 * @returns the listeners of the tile, and what it shows over its poster
 */
export function usePreview(slug: string) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [stop] = useState(() => () => {
    clearTimeout(timer.current);
    setShown(false);
  });
  useEffect(() => stop, [stop]);
  const start = () => {
    if (!isWanted()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (stopShown !== stop) stopShown?.();
      stopShown = stop;
      setShown(true);
    }, previewDelayMs);
  };
  const preview: ReactNode = isShown && (
    <Suspense fallback={null}>
      <Preview slug={slug} />
    </Suspense>
  );
  const listeners = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && start(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && stop(),
  };
  return { preview, listeners };
}
