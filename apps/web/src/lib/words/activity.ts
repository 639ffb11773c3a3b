import { activity as english } from '@goldwren/messages/en/activity';
import { inThisLanguage } from '../locale.ts';

export const activity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/activity')).activity,
);
