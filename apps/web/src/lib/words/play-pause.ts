import { playPause as english } from '@goldwren/words/en/play-pause';
import { inThisLanguage } from '../locale.ts';

export const playPause = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/play-pause')).playPause,
);
