import type { FastifyRequest } from 'fastify';

/** The part of index.html that each page replaces with its own head. */
const headMarks = /<!--head-->[\s\S]*<!--\/head-->/;

/** Returns a page's HTML for an origin and a path. */
export type PageHtml = (origin: string | null, path: string) => string;

/**
 * The HTML of a page: the site's HTML with the page's head. Tags that need an address are removed when the origin is
 * unknown.
 * @param head May contain `%ORIGIN%` for the site's origin and `%ADDRESS%` for the page's URL. Undefined: the site's head.
 */
export function pageHtml(html: string, head: string | undefined): PageHtml {
  return head === undefined ? () => html : addressed(html.replace(headMarks, () => head));
}

/** Returns a page whose `%ORIGIN%` and `%ADDRESS%` are replaced when it is sent. */
export function addressed(made: string): PageHtml {
  return (origin, path) =>
    origin === null
      ? made.replaceAll(/<(?:link|meta)[^>]*%(?:ORIGIN|ADDRESS)%[^>]*>/g, '')
      : made.replaceAll('%ORIGIN%', origin).replaceAll('%ADDRESS%', `${origin}${path}`);
}

/** The site's public origin: the configured one, otherwise the host of the request; null when that host is invalid. */
export function originOf(request: FastifyRequest, configured: string | null): string | null {
  if (configured !== null) return configured;
  return /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(request.host) ? `${request.protocol}://${request.host}` : null;
}

/** The requested path without its query, or `/` when the path is not safe in an HTML attribute. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return /^[\w/.~-]*$/.test(path) ? path : '/';
}
