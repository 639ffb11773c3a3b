import { contact as english } from '@goldwren/messages/en/contact';
import { inThisLanguage } from '../locale.ts';

export const contact = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/contact')).contact,
);
