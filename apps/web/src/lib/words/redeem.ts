import { redeem as english } from '@goldwren/messages/en/redeem';
import { inThisLanguage } from '../locale.ts';

export const redeem = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/redeem')).redeem,
);
