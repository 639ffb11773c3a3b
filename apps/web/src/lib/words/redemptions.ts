import { redemptions as english } from '@goldwren/messages/en/redemptions';
import { inThisLanguage } from '../locale.ts';

export const redemptions = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/redemptions')).redemptions,
);
