import { pages as english } from '@goldwren/messages/en/pages';
import { inThisLanguage } from '../locale.ts';

export const pageWords = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/pages')).pages,
);
