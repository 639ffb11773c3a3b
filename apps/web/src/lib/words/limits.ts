import { limits as english } from '@goldwren/messages/en/limits';
import { inThisLanguage } from '../locale.ts';

export const limits = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/limits')).limits,
);
