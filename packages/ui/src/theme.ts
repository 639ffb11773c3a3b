import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Also read by theme.js (packages/site-build) before the first paint. */
const storageKey = 'goldwren-theme';

const switches = new Set<() => void>();

/** The theme on screen; in the HTML of a build, which is the same for everybody, the dark one. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      switches.add(listener);
      return () => switches.delete(listener);
    },
    currentTheme,
    () => 'dark',
  );
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Switches and remembers; without storage the choice lasts for this page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked by the visitor; the switch still works for this page.
  }
  for (const redraw of switches) redraw();
}
