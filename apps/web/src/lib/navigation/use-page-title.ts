import { brand } from '@goldwren/rules';
import { useLayoutEffect } from 'react';

/** Sets the document title: `Games · Goldwren`. The home page uses a description of the site instead. */
export function usePageTitle(title: string): void {
  // A layout effect, so that a visible page always has its title.
  useLayoutEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
