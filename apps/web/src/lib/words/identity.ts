import { identity as english } from '@goldwren/words/en/identity';
import { inThisLanguage } from '../locale.ts';

export const identity = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/identity')).identity,
);
