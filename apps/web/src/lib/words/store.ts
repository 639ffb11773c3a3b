import { store as english } from '@goldwren/messages/en/store';
import { inThisLanguage } from '../locale.ts';

export const store = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/store')).store);
