import { orderStatus as english } from '@goldwren/words/en/order-status';
import { inThisLanguage } from '../locale.ts';

export const orderStatus = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/order-status')).orderStatus,
);
