import { responsiblePlay as english } from '@goldwren/messages/en/responsible-play';
import { inThisLanguage } from '../locale.ts';

export const responsiblePlay = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/responsible-play')).responsiblePlay,
);
