import { helplines as english } from '@goldwren/messages/en/helplines';
import { inThisLanguage } from '../locale.ts';

export const helplines = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/helplines')).helplines,
);
