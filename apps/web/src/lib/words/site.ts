import { site as english } from '@goldwren/words/en/site';
import { inThisLanguage } from '../locale.ts';

export const site = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/site')).site);
