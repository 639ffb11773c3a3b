import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  readonly on: boolean;
  toggle(): void;
}

/** Full-screen mode for one element. Null in browsers without it, such as Safari on most phones. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen | null {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const changed = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The browser may reject the request. The page then stays as it was.
    changed?.catch(() => undefined);
  };
  return { on, toggle };
}
