import { redemptionHistory as english } from '@goldwren/messages/en/redemption-history';
import { inThisLanguage } from '../locale.ts';

export const redemptionHistory = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/redemption-history')).redemptionHistory,
);
