import { freeEntry as english } from '@goldwren/messages/en/free-entry';
import { inThisLanguage } from '../locale.ts';

export const freeEntry = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/free-entry')).freeEntry,
);
