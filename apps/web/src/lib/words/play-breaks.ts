import { playBreaks as english } from '@goldwren/messages/en/play-breaks';
import { inThisLanguage } from '../locale.ts';

export const playBreaks = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/play-breaks')).playBreaks,
);
