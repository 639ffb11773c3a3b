import { limits as english } from '@goldwren/words/en/limits';
import { inThisLanguage } from '../locale.ts';

export const limits = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/limits')).limits);
