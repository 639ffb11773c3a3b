import { legalNames as englishNames } from '@goldwren/messages/en/legal-names';
import { legalPages as english } from '@goldwren/messages/en/legal-pages';
import { inThisLanguage } from '../locale.ts';

export const legalPages = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/legal-pages')).legalPages,
);

export const legalNames = await inThisLanguage(
  englishNames,
  async () => (await import('@goldwren/messages/fr-CA/legal-names')).legalNames,
);
