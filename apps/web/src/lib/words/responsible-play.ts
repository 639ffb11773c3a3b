import { responsiblePlay as english } from '@goldwren/words/en/responsible-play';
import { inThisLanguage } from '../locale.ts';

export const responsiblePlay = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/responsible-play')).responsiblePlay,
);
