import { footer as english } from '@goldwren/messages/en/footer';
import { inThisLanguage } from '../locale.ts';

export const footer = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/footer')).footer,
);
