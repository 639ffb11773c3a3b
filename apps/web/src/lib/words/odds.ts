import { odds as english } from '@goldwren/messages/en/odds';
import { inThisLanguage } from '../locale.ts';

export const odds = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/odds')).odds);
