import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  readonly on: boolean;
  toggle(): void;
}

/** The whole screen for one element; null where the browser does not have it, as on most phones' Safari. */
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
    // The browser may refuse, with the page as it was.
    changed?.catch(() => undefined);
  };
  return { on, toggle };
}
