import { home as english } from '@goldwren/words/en/home';
import { inThisLanguage } from '../locale.ts';

export const home = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/home')).home);
