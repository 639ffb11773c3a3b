import { places as english } from '@goldwren/messages/en/places';
import { inThisLanguage } from '../locale.ts';

export const places = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/places')).places,
);
