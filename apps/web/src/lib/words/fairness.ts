import { fairness as english } from '@goldwren/words/en/fairness';
import { inThisLanguage } from '../locale.ts';

export const fairness = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/fairness')).fairness,
);
