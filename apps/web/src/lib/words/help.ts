import { help as english } from '@goldwren/words/en/help';
import { inThisLanguage } from '../locale.ts';

export const help = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/help')).help);
