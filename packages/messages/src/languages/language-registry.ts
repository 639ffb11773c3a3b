import type { Locale } from '@goldwren/rules';
import * as en from '../en/index.ts';
import * as frCA from '../fr-CA/index.ts';
import type { Language } from './language.ts';

type InEveryLanguage<Part extends keyof Language> = Readonly<Record<Locale, Language[Part]>>;

const server: InEveryLanguage<'server'> = { en: en.server, 'fr-CA': frCA.server };

/** Messages of the site in every language: each area by name, as a function that loads it. */
export const siteAreas: InEveryLanguage<'site'> = { en: en.site, 'fr-CA': frCA.site };

/** The messages that the server writes, in this language. */
export function messagesFor(locale: Locale): Language['server'] {
  return server[locale];
}
