import { playRecord as english } from '@goldwren/messages/en/play-record';
import { inThisLanguage } from '../locale.ts';

export const playRecord = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/play-record')).playRecord,
);
