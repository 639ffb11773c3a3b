import { gameCard as english } from '@goldwren/words/en/game-card';
import { inThisLanguage } from '../locale.ts';

export const gameCard = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/game-card')).gameCard,
);
