import { pages as english } from '@goldwren/words/en/pages';
import { inThisLanguage } from '../locale.ts';

export const pageWords = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/pages')).pages);
