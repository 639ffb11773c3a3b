import { passwordAgain as english } from '@goldwren/messages/en/password-again';
import { inThisLanguage } from '../locale.ts';

export const passwordAgain = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/password-again')).passwordAgain,
);
