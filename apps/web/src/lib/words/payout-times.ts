import { payoutTimes as english } from '@goldwren/words/en/payout-times';
import { inThisLanguage } from '../locale.ts';

export const payoutTimes = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/payout-times')).payoutTimes,
);
