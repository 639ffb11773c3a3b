import { site as english } from '@goldwren/messages/en/site';
import { inThisLanguage } from '../locale.ts';

export const site = await inThisLanguage(english, async () => (await import('@goldwren/messages/fr-CA/site')).site);
