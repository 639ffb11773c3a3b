import { jacksOrBetterPoker as english } from '@goldwren/messages/en/games/jacks-or-better-poker';
import { inThisLanguage } from '../../../../lib/locale.ts';

/** What this game says, in the language of this document. */
export const words = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/games/jacks-or-better-poker')).jacksOrBetterPoker,
);
