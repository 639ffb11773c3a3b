import { w9 as english } from '@goldwren/words/en/w9';
import { inThisLanguage } from '../locale.ts';

export const w9 = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/w9')).w9);
