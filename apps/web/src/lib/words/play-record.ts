import { playRecord as english } from '@goldwren/words/en/play-record';
import { inThisLanguage } from '../locale.ts';

export const playRecord = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/play-record')).playRecord,
);
