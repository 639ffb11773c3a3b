import { pageDescriptions } from '@goldwren/messages/current/page-descriptions';
import type { PageId } from '../pages.ts';

/** What the head says of the page on screen beside its title; it came with the page that was asked for first. */
export function describePage(page: PageId): void {
  const { origin, pathname } = window.location;
  const set = (selector: string, attribute: string, value: string) =>
    document.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', 'content', pageDescriptions[page]);
  set('link[rel="canonical"]', 'href', `${origin}${pathname}`);
}
