export type Theme = 'light' | 'dark';

/** Also read by theme.js (packages/site-build) before the first paint. */
const storageKey = 'goldwren-theme';

/** The theme on screen now. */
export function currentTheme(): Theme {
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
}
