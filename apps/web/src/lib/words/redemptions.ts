import { redemptions as english } from '@goldwren/words/en/redemptions';
import { inThisLanguage } from '../locale.ts';

export const redemptions = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/redemptions')).redemptions,
);
