import { orderStatus as english } from '@goldwren/messages/en/order-status';
import { inThisLanguage } from '../locale.ts';

export const orderStatus = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/order-status')).orderStatus,
);
