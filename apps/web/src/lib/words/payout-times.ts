import { payoutTimes as english } from '@goldwren/messages/en/payout-times';
import { inThisLanguage } from '../locale.ts';

export const payoutTimes = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/payout-times')).payoutTimes,
);
