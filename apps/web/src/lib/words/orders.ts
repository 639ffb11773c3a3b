import { orders as english } from '@goldwren/words/en/orders';
import { inThisLanguage } from '../locale.ts';

export const orders = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/orders')).orders);
