import { gameCard as english } from '@goldwren/messages/en/game-card';
import { inThisLanguage } from '../locale.ts';

export const gameCard = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/game-card')).gameCard,
);
