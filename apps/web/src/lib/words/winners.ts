import { winners as english } from '@goldwren/words/en/winners';
import { inThisLanguage } from '../locale.ts';

export const winners = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/winners')).winners,
);
