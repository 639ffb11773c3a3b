import { legalNames as englishNames } from '@goldwren/words/en/legal-names';
import { legalPages as english } from '@goldwren/words/en/legal-pages';
import { inThisLanguage } from '../locale.ts';

export const legalPages = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/legal-pages')).legalPages,
);

export const legalNames = await inThisLanguage(
  englishNames,
  async () => (await import('@goldwren/words/fr-CA/legal-names')).legalNames,
);
