import { orders as english } from '@goldwren/messages/en/orders';
import { inThisLanguage } from '../locale.ts';

export const orders = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/orders')).orders,
);
