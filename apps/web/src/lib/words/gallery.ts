import { gallery as english } from '@goldwren/words/en/gallery';
import { inThisLanguage } from '../locale.ts';

export const gallery = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/gallery')).gallery,
);
