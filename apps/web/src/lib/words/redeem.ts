import { redeem as english } from '@goldwren/words/en/redeem';
import { inThisLanguage } from '../locale.ts';

export const redeem = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/redeem')).redeem);
