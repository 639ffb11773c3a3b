import { useEffect, useRef } from 'react';

/**
 * After a change of page the focus goes to its heading, as it would after a page load, so that a screen reader says
 * where it is and the keyboard starts at the top. Not on the first page: there the browser does it.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
