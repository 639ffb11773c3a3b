import { clientSeed as english } from '@goldwren/words/en/client-seed';
import { inThisLanguage } from '../locale.ts';

export const clientSeed = await inThisLanguage(
  english,
  async () => (await import('@goldwren/words/fr-CA/client-seed')).clientSeed,
);
