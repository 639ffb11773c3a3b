import { signInCode as english } from '@goldwren/words/en/sign-in-code';
import { inThisLanguage } from '../locale.ts';

export const signInCode = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/sign-in-code')).signInCode,
);
