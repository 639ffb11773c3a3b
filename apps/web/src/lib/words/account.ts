import { account as english } from '@goldwren/messages/en/account';
import { inThisLanguage } from '../locale.ts';

export const account = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/account')).account,
);
