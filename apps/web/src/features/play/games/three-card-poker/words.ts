import { threeCardPoker as english } from '@goldwren/messages/en/games/three-card-poker';
import { inThisLanguage } from '../../../../lib/locale.ts';

/** What this game says, in the language of this document. */
export const words = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/games/three-card-poker')).threeCardPoker,
);
