import { accountPage as english } from '@goldwren/messages/en/account-page';
import { inThisLanguage } from '../locale.ts';

export const accountPage = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/account-page')).accountPage,
);
