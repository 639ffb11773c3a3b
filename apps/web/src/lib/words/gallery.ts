import { gallery as english } from '@goldwren/messages/en/gallery';
import { inThisLanguage } from '../locale.ts';

export const gallery = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/gallery')).gallery,
);
