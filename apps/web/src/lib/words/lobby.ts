import { lobby as english } from '@goldwren/words/en/lobby';
import { inThisLanguage } from '../locale.ts';

export const lobby = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/lobby')).lobby);
