import { places as english } from '@goldwren/words/en/places';
import { inThisLanguage } from '../locale.ts';

export const places = await inThisLanguage(english, async () => (await import('@goldwren/words/fr-CA/places')).places);
