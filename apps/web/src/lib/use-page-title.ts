import { brand } from '@goldwren/rules';
import { useEffect } from 'react';

/** Sets the document title: `Games · Goldwren`. The home page uses a description of the site instead. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
