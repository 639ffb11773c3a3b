import { redemptionHistory as english } from '@goldwren/words/en/redemption-history';
import { inThisLanguage } from '../locale.ts';

export const redemptionHistory = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/redemption-history')).redemptionHistory,
);
