import { useSyncExternalStore } from 'react';

let widths = 0;

/** How many width queries were evaluated without a window. Such a page was rendered for phones. */
export function countWidthQueries(): number {
  return widths;
}

/** True while the media query matches, as in CSS. False without a window, and during hydration. */
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
