import { home as english } from '@goldwren/messages/en/home';
import { inThisLanguage } from '../locale.ts';

export const home = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/home')).home);
