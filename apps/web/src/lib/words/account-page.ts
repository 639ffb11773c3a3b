import { accountPage as english } from '@goldwren/words/en/account-page';
import { inThisLanguage } from '../locale.ts';

export const accountPage = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/account-page')).accountPage,
);
