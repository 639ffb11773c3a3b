import { fairness as english } from '@goldwren/messages/en/fairness';
import { inThisLanguage } from '../locale.ts';

export const fairness = await inThisLanguage(
  english,
  async () => (await import('@goldwren/messages/fr-CA/fairness')).fairness,
);
