import { odds as english } from '@goldwren/words/en/odds';
import { inThisLanguage } from '../locale.ts';

export const odds = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/odds')).odds);
