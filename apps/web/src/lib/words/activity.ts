import { activity as english } from '@goldwren/words/en/activity';
import { inThisLanguage } from '../locale.ts';

export const activity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/activity')).activity,
);
