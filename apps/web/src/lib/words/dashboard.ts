import { dashboard as english } from '@goldwren/messages/en/dashboard';
import { inThisLanguage } from '../locale.ts';

export const dashboard = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/dashboard')).dashboard,
);
