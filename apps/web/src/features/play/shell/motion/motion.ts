import { type RefObject, useEffect, useRef } from 'react';

/**
 * Starts an animation. Returns null without Web Animations, as in some embedded browsers; elements are then shown in their
 * final state.
 */
export function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return typeof element.animate === 'function' ? element.animate(frames, options) : null;
}

/** Runs the animations from `start` on the element of the returned ref, from its mount to its unmount. */
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
