import { passwordAgain as english } from '@goldwren/words/en/password-again';
import { inThisLanguage } from '../locale.ts';

export const passwordAgain = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/password-again')).passwordAgain,
);
