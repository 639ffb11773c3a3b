import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading after a page change, as after a page load. So a screen reader announces the
 * page, and the keyboard starts at the top. On the first page, the browser does this. A page that needs one press
 * only marks its control with `data-first-focus`, which then gets the focus.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const control = main?.querySelector<HTMLElement>('[data-first-focus]');
    if (control) return control.focus();
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
