import { playStatement as english } from '@goldwren/messages/en/play-statement';
import { inThisLanguage } from '../locale.ts';

export const playStatement = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/play-statement')).playStatement,
);
