import { play as english } from '@goldwren/words/en/play';
import { inThisLanguage } from '../locale.ts';

export const play = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/play')).play);
