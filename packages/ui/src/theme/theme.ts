import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** theme.js (packages/site-build) reads the same key before the first paint. */
const storageKey = 'goldwren-theme';

const switches = new Set<() => void>();

/** The current theme. The HTML of a build is the same for everyone and uses the dark theme. */
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

/** Changes and stores the theme. Without storage, the choice applies only to this page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The visitor blocks storage. The choice still applies to this page.
  }
  for (const redraw of switches) redraw();
}
