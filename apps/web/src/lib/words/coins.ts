import { coins as english } from '@goldwren/messages/en/coins';
import { inThisLanguage } from '../locale.ts';

export const coins = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/coins')).coins);
