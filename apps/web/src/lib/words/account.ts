import { account as english } from '@goldwren/words/en/account';
import { inThisLanguage } from '../locale.ts';

export const account = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/account')).account,
);
