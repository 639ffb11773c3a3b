import { playBreaks as english } from '@goldwren/words/en/play-breaks';
import { inThisLanguage } from '../locale.ts';

export const playBreaks = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/play-breaks')).playBreaks,
);
