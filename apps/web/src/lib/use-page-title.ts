import { brand } from '@goldwren/rules';
import { useEffect } from 'react';

/** Names the document after the page: `Games · Goldwren`; the home page says what the site is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
