import { pageDescriptions as english } from '@goldwren/words/en/page-descriptions';
import { inThisLanguage } from '../locale.ts';

export const pageDescriptions = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/page-descriptions')).pageDescriptions,
);
