import { type RefObject, useEffect, useRef } from 'react';

/** Starts a movement; null without Web Animations, as in some embedded browsers: things are then simply where they end. */
export function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return typeof element.animate === 'function' ? element.animate(frames, options) : null;
}

/** Moves what `start` picks under the returned reference, from when it is drawn until it is gone. */
export function useMotion<E extends HTMLElement>(
  start: ((root: E) => (Animation | null)[]) | null,
): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => {
    const running = start && root.current ? start(root.current) : [];
    return () => {
      for (const animation of running) animation?.cancel();
    };
  }, [start]);
  return root;
}
