import { lobby as english } from '@goldwren/messages/en/lobby';
import { inThisLanguage } from '../locale.ts';

export const lobby = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/lobby')).lobby);
