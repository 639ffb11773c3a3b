import type { Locale } from '@goldwren/rules';
import * as en from './en/index.ts';
import * as frCA from './fr-CA/index.ts';
import type { Language } from './language.ts';

/** The folder of every language. A language whose folder lacks an area or a message does not compile. */
export const languages: Readonly<Record<Locale, Language>> = { en, 'fr-CA': frCA };

/** The messages that the server writes, in this language. */
export function messagesFor(locale: Locale): Language['server'] {
  return languages[locale].server;
}
