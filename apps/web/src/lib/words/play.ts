import { play as english } from '@goldwren/messages/en/play';
import { inThisLanguage } from '../locale.ts';

export const play = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/play')).play);
