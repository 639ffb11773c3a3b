import { helplines as english } from '@goldwren/words/en/helplines';
import { inThisLanguage } from '../locale.ts';

export const helplines = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/helplines')).helplines,
);
