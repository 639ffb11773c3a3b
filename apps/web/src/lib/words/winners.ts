import { winners as english } from '@goldwren/messages/en/winners';
import { inThisLanguage } from '../locale.ts';

export const winners = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/winners')).winners,
);
