import { dashboard as english } from '@goldwren/words/en/dashboard';
import { inThisLanguage } from '../locale.ts';

export const dashboard = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/dashboard')).dashboard,
);
