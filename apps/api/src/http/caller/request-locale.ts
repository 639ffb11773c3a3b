import { type Locale, pickLocale } from '@goldwren/messages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of whoever is asking: of their profile when they are signed in, else what their browser accepts. Also for
 * requests that were refused before their session was read.
 */
export function localeOf(request: FastifyRequest): Locale {
  const signedIn = Object.values(request.session?.principals?.() ?? {}) as readonly { readonly locale?: Locale }[];
  const acceptLanguage = request.headers['accept-language'];
  return pickLocale(acceptLanguage, signedIn.find((principal) => principal?.locale)?.locale);
}
