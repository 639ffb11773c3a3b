import { pageDescriptions as english } from '@goldwren/messages/en/page-descriptions';
import { inThisLanguage } from '../locale.ts';

export const pageDescriptions = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/page-descriptions')).pageDescriptions,
);
