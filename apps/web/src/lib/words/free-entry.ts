import { freeEntry as english } from '@goldwren/words/en/free-entry';
import { inThisLanguage } from '../locale.ts';

export const freeEntry = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/free-entry')).freeEntry,
);
