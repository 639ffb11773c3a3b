import { pageDescriptions } from '@goldwren/messages/current/page-descriptions';
import type { PageId } from '../../pages.ts';

/** Sets the description and the canonical address of the page on screen. The first page already has them. */
export function describePage(page: PageId): void {
  const { origin, pathname } = window.location;
  const set = (selector: string, attribute: string, value: string) =>
    document.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', 'content', pageDescriptions[page]);
  set('link[rel="canonical"]', 'href', `${origin}${pathname}`);
}
