import { playPause as english } from '@goldwren/messages/en/play-pause';
import { inThisLanguage } from '../locale.ts';

export const playPause = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/play-pause')).playPause,
);
