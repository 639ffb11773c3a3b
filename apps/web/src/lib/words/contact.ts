import { contact as english } from '@goldwren/words/en/contact';
import { inThisLanguage } from '../locale.ts';

export const contact = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/contact')).contact,
);
