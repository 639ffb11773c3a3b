import { type Locale, pickLocale } from '@goldwren/messages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of a request: from the profile of a signed-in user, otherwise from `Accept-Language`. It also works
 * for requests that were rejected before their session was read.
 */
export function localeOf(request: FastifyRequest): Locale {
  const signedIn = Object.values(request.session?.principals?.() ?? {}) as readonly { readonly locale?: Locale }[];
  const acceptLanguage = request.headers['accept-language'];
  return pickLocale(acceptLanguage, signedIn.find((principal) => principal?.locale)?.locale);
}
