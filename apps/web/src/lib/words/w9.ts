import { w9 as english } from '@goldwren/messages/en/w9';
import { inThisLanguage } from '../locale.ts';

export const w9 = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/w9')).w9);
