import { footer as english } from '@goldwren/words/en/footer';
import { inThisLanguage } from '../locale.ts';

export const footer = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/footer')).footer);
