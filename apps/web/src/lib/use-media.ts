import { useSyncExternalStore } from 'react';

let widths = 0;

/** How often a width was asked for where there is no window: what was drawn then is for phones. */
export function widthsAsked(): number {
  return widths;
}

/** True while the media query matches, as in CSS. False where there is no window, and in what is drawn first over its HTML. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => {
      if (query.includes('width')) widths++;
      return false;
    },
  );
}
