import { store as english } from '@goldwren/words/en/store';
import { inThisLanguage } from '../locale.ts';

export const store = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/store')).store);
