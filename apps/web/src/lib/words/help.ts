import { help as english } from '@goldwren/messages/en/help';
import { inThisLanguage } from '../locale.ts';

export const help = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/help')).help);
