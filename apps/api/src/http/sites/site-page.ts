import type { FastifyRequest } from 'fastify';

/** Between these marks of index.html stands what each page says of itself. */
const headMarks = /<!--head-->[\s\S]*<!--\/head-->/;

/** A page's HTML, whole but for where it stands. */
export type PageHtml = (origin: string | null, path: string) => string;

/**
 * The HTML of a page: the site's own, with the page's head in it. Lines that need an address are left out where the origin
 * is not known.
 * @param head `%ORIGIN%` and `%ADDRESS%` in it are this site's origin and the page's address; none: the site's own head.
 */
export function pageHtml(html: string, head: string | undefined): PageHtml {
  return head === undefined ? () => html : addressed(html.replace(headMarks, () => head));
}

/** A page whose `%ORIGIN%` and `%ADDRESS%` are put in when it is sent. */
export function addressed(made: string): PageHtml {
  return (origin, path) =>
    origin === null
      ? made.replaceAll(/<(?:link|meta)[^>]*%(?:ORIGIN|ADDRESS)%[^>]*>/g, '')
      : made.replaceAll('%ORIGIN%', origin).replaceAll('%ADDRESS%', `${origin}${path}`);
}

/** This site's origin as its visitors know it: the configured one, else the host they asked for, where it is one. */
export function originOf(request: FastifyRequest, configured: string | null): string | null {
  if (configured !== null) return configured;
  return /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(request.host) ? `${request.protocol}://${request.host}` : null;
}

/** The path that was asked for, without its query, as it can stand in an attribute. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return /^[\w/.~-]*$/.test(path) ? path : '/';
}
