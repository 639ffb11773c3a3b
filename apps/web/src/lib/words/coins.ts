import { coins as english } from '@goldwren/words/en/coins';
import { inThisLanguage } from '../locale.ts';

export const coins = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/coins')).coins);
