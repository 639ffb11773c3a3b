import { playStatement as english } from '@goldwren/words/en/play-statement';
import { inThisLanguage } from '../locale.ts';

export const playStatement = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/play-statement')).playStatement,
);
