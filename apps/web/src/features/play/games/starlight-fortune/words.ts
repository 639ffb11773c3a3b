import { starlightFortune as english } from '@goldwren/messages/en/games/starlight-fortune';
import { inThisLanguage } from '../../../../lib/locale.ts';

/** What this game says, in the language of this document. */
export const words = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/games/starlight-fortune')).starlightFortune,
);
